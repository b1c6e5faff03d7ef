import { openBuildCache } from '../cache/build-cache.ts';
import { root } from '../paths.ts';
import { pictureSizesStage, picturesStage } from '../stages/pictures/picture-stages.ts';

/** Brings sizes file and pictures up to date with `site/media/`, as a build does. @returns how many files were made. @throws InputError */
export async function bringPictures(onDone?: (done: number, total: number) => void): Promise<number> {
  let made = 0;
  const count = (done: number, total: number) => {
    made = done;
    onDone?.(done, total);
  };
  const time = <T>(_stage: string, work: Promise<T>) => work;
  const cache = openBuildCache(root);
  try {
    await cache.update(pictureSizesStage({ cache, frozen: false }), time);
    await cache.update(picturesStage({ cache, note: () => undefined, progress: () => count }), time);
  } finally {
    cache.save();
  }
  return made;
}

import { join } from 'node:path';
import { openBuildCache, type BuildCache } from '../../cache/build-cache.ts';
import type { RunnableStage } from '../../cache/stage.ts';
import {
  mastersFolder,
  nameInPack,
  nameOf,
  pictureCache,
  pictureSizesFile,
  root,
} from '../../../core/disk/project-paths.ts';
import type { Reporter } from '../../reporter.ts';
import { code } from '../source-folders.ts';
import { availableParallelism } from 'node:os';
import {
  pictureFile,
  pictureVariants,
} from '../../../core/domain/pictures/picture-files.ts';
import { mapGet } from '../../../core/domain/assert-defined.ts';
import { writeFile } from '../../../core/disk/write-file.ts';
import {
  decodeMaster,
  encodePicture,
  mastersIn,
  pictureRecipe,
} from './picture-recipe.ts';
import type { PictureSizes } from './picture-sizes.ts';

const folder = nameOf(import.meta.dirname);
const inputs = [...code, nameOf(mastersFolder), nameInPack('site/pairs.ts')];

/**
 * Updates the committed sizes, which are part of the bundle. If `frozen`, a difference fails the
 * build.
 */
export const pictureSizesStage = (
  cache: BuildCache,
  frozen: boolean,
): RunnableStage => ({
  name: 'picture sizes',
  inputs,
  products: [nameOf(pictureSizesFile)],
  run: async ({ inputs: changed, products }) => {
    const { syncPictureSizes } = await import('./picture-sizes.ts');
    // The committed sizes are not trusted if their file was altered, or if the code that reads
    // sizes and colours changed.
    const trusted =
      products.length === 0 &&
      !changed.some((name) => name.startsWith(`${folder}/`));
    await syncPictureSizes({
      recipe: JSON.stringify([pictureRecipe, cache.hashOfPackages(['sharp'])]),
      trusted,
      frozen,
    });
  },
});

/** Encodes the pictures that do not exist yet. */
export const picturesStage = (
  cache: BuildCache,
  { note, progress }: Pick<Reporter, 'note' | 'progress'>,
): RunnableStage => ({
  name: 'pictures',
  inputs: [...inputs, nameOf(pictureSizesFile)],
  run: async () => {
    const { readCommittedSizes } = await import('./picture-sizes.ts');
    const { made, all } = await makePictures({
      sizes: readCommittedSizes(),
      masters: mastersFolder,
      target: pictureCache,
      isWhole: (file) =>
        cache.isWhole('pictures', nameOf(join(pictureCache, file))),
      onDone: progress('Picture files encoded, once for all builds'),
    });
    if (made > 0) note(`${made} picture files encoded`);
    return all.map((file) => nameOf(join(pictureCache, file)));
  },
});

/**
 * Brings sizes and pictures up to date, without the rest of a build. Resolves to the number of new
 * files.
 * @throws InputError as `syncPictureSizes` does
 */
export async function updatePictures(
  onDone?: (done: number, total: number) => void,
): Promise<number> {
  let made = 0;
  const progress = () => (done: number, total: number) => {
    made = done;
    onDone?.(done, total);
  };
  const cache = openBuildCache(root);
  try {
    await cache.update(pictureSizesStage(cache, false));
    await cache.update(
      picturesStage(cache, { note: () => undefined, progress }),
    );
  } finally {
    cache.save();
  }
  return made;
}

interface MakeOptions {
  readonly sizes: PictureSizes;
  /** Folder of the source images. */
  readonly masters: string;
  readonly target: string;
  /** Whether `target` has this file, intact. */
  readonly isWhole: (file: string) => boolean;
  /** Called after each file. */
  readonly onDone: (done: number, total: number) => void;
}

/**
 * Encodes every variant whose file in `target` is missing or damaged. Resolves to the number of
 * encoded files and the names of all files.
 */
export async function makePictures({
  sizes,
  masters,
  target,
  isWhole,
  onDone,
}: MakeOptions) {
  const masterOf = mastersIn(masters);
  const variants = Object.entries(sizes).flatMap(([name, info]) =>
    pictureVariants(info).map((variant) => ({
      variant,
      master: mapGet(masterOf, name),
      file: pictureFile({ name, ...info }, variant),
    })),
  );
  const missing = variants.filter(({ file }) => !isWhole(file));
  const queue = Map.groupBy(missing, ({ master }) => master).entries();
  let made = 0;
  const work = async () => {
    for (const [master, files] of queue) {
      const decoded = await decodeMaster(master);
      for (const { file, variant } of files) {
        writeFile(join(target, file), await encodePicture(decoded, variant));
        onDone((made += 1), missing.length);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { made, all: variants.map(({ file }) => file) };
}

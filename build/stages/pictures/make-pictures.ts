import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { openMadeFiles } from '../../cache/made-files.ts';
import { pictureFile, pictureVariants } from '../../../src/domain/pictures.ts';
import { encodePicture } from './picture-recipe.ts';
import type { PictureSizes } from './picture-sizes.ts';

interface MakeOptions {
  readonly sizes: PictureSizes;
  /** Folder of the masters. */
  readonly masters: string;
  readonly target: string;
  /** Called after each file. */
  readonly onDone: (done: number, total: number) => void;
  /** What the build's record knows of a file. */
  readonly recordedHash?: (file: string) => string | undefined;
}

/** Names of all files that the pictures are shown from. */
export const pictureFiles = (sizes: PictureSizes): string[] => variantsOf(sizes).map(({ file }) => file);

/** Makes every variant that is not in `target`, or not whole. Returns how many were made. */
export async function makePictures({ sizes, masters, target, onDone, recordedHash }: MakeOptions): Promise<number> {
  const made = openMadeFiles(target, recordedHash);
  const missing = variantsOf(sizes).filter(({ file }) => !made.isWhole(file));
  const queue = missing.values();
  let done = 0;
  const work = async () => {
    for (const { master, file, variant } of queue) {
      made.keep(file, await encodePicture(join(masters, master), variant));
      onDone((done += 1), missing.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return missing.length;
}

const variantsOf = (sizes: PictureSizes) =>
  Object.entries(sizes).flatMap(([name, picture]) =>
    pictureVariants(picture).map((variant) => ({
      variant,
      master: picture.file,
      file: pictureFile(name, picture, variant),
    })),
  );

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pictureFile, pictureVariants } from '../../../src/domain/pictures/pictures.ts';
import { writeFile } from '../../files/write-file.ts';
import { encodePicture } from './picture-recipe.ts';
import type { PictureSizes } from './picture-sizes.ts';

interface MakeOptions {
  readonly sizes: PictureSizes;
  /** Folder of the masters. */
  readonly masters: string;
  readonly target: string;
  /** Whether a file is there as it was made. */
  readonly isWhole: (file: string) => boolean;
  /** Called after each file. */
  readonly onDone: (done: number, total: number) => void;
}

interface MadePictures {
  /** How many files were made. */
  readonly made: number;
  /** Every file that the pictures are shown from. */
  readonly all: readonly string[];
}

/** Makes every variant that is not in `target`, or not whole. */
export async function makePictures({ sizes, masters, target, isWhole, onDone }: MakeOptions): Promise<MadePictures> {
  const variants = Object.entries(sizes).flatMap(([name, picture]) =>
    pictureVariants(picture).map((variant) => ({
      variant,
      master: picture.file,
      file: pictureFile(name, picture, variant),
    })),
  );
  const missing = variants.filter(({ file }) => !isWhole(file));
  const queue = missing.values();
  let made = 0;
  const work = async () => {
    for (const { master, file, variant } of queue) {
      writeFile(join(target, file), await encodePicture(join(masters, master), variant));
      onDone((made += 1), missing.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { made, all: variants.map(({ file }) => file) };
}

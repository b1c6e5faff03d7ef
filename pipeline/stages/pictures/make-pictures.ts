import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pictureFile, pictureVariants } from '../../../src/domain/pictures/pictures.ts';
import type { ArtifactStore } from '../../cache/artifact-store.ts';
import { encodePicture } from './picture-recipe.ts';
import type { PictureSizes } from './picture-sizes.ts';

interface MakeOptions {
  readonly sizes: PictureSizes;
  /** Folder of the masters. */
  readonly masters: string;
  readonly files: ArtifactStore;
  /** Called after each file. */
  readonly onDone: (done: number, total: number) => void;
}

interface MadePictures {
  /** How many files were made. */
  readonly made: number;
  /** Every file that the pictures are shown from. */
  readonly all: readonly string[];
}

/** Makes every variant that is not among `files`, or not whole. */
export async function makePictures({ sizes, masters, files, onDone }: MakeOptions): Promise<MadePictures> {
  const variants = Object.entries(sizes).flatMap(([name, picture]) =>
    pictureVariants(picture).map((variant) => ({
      variant,
      master: picture.file,
      file: pictureFile(name, picture, variant),
    })),
  );
  const missing = variants.filter(({ file }) => files.hashOfWhole(file) === undefined);
  const queue = missing.values();
  let made = 0;
  const work = async () => {
    for (const { master, file, variant } of queue) {
      files.add(file, await encodePicture(join(masters, master), variant));
      onDone((made += 1), missing.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { made, all: variants.map(({ file }) => file) };
}

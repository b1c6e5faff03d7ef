import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { openArtifactStore } from '../../cache/artifact-store.ts';
import { pictureFile, pictureVariants } from '../../../src/domain/pictures/pictures.ts';
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

interface MadePictures {
  /** How many files were made. */
  readonly made: number;
  /** Hash of each file that the pictures are shown from. */
  readonly hashes: Readonly<Record<string, string | undefined>>;
}

/** Makes every variant that is not in `target`, or not whole. */
export async function makePictures({
  sizes,
  masters,
  target,
  onDone,
  recordedHash,
}: MakeOptions): Promise<MadePictures> {
  const files = openArtifactStore(target, recordedHash);
  const variants = variantsOf(sizes);
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
  return { made, hashes: Object.fromEntries(variants.map(({ file }) => [file, files.hashOfWhole(file)])) };
}

const variantsOf = (sizes: PictureSizes) =>
  Object.entries(sizes).flatMap(([name, picture]) =>
    pictureVariants(picture).map((variant) => ({
      variant,
      master: picture.file,
      file: pictureFile(name, picture, variant),
    })),
  );

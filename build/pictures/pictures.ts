import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pictureFile, pictureVariants } from '../../src/domain/pictures.ts';
import type { PictureSizes } from './picture-info.ts';
import { encoders } from './picture-recipe.ts';

interface MakeOptions {
  readonly info: PictureSizes;
  readonly masters: string;
  readonly target: string;
  /** Called after each file. */
  readonly onDone?: (done: number, total: number) => void;
}

/** Makes every variant that is not in `target` yet. Returns how many were made. */
export async function makePictures({ info, masters, target, onDone }: MakeOptions): Promise<number> {
  mkdirSync(target, { recursive: true });
  const missing = Object.entries(info)
    .flatMap(([name, picture]) =>
      pictureVariants(picture).map((variant) => ({
        ...variant,
        master: join(masters, picture.file),
        path: join(target, pictureFile(name, picture, variant)),
      })),
    )
    .filter(({ path }) => !existsSync(path));
  if (missing.length === 0) return 0;
  // Loaded only now: most builds find every picture there.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  const queue = missing.values();
  let done = 0;
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const { master, path, width, format } of queue) {
        const image = sharp(master).autoOrient().flatten({ background: '#fff' }).resize({ width });
        await encoders[format](image).toFile(`${path}.part`);
        renameSync(`${path}.part`, path);
        onDone?.((done += 1), missing.length);
      }
    }),
  );
  return missing.length;
}

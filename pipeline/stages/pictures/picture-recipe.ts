import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { OutputInfo } from 'sharp';
import type { PictureVariant } from '../../../src/domain/pictures/picture-files.ts';

/**
 * How a source image is encoded. These values and the version of sharp are part of every picture's
 * address: a change of either gives every picture a new address. `decodeMaster` and `encodePicture`
 * take every setting that affects the bytes from here.
 */
export const pictureRecipe = {
  /** Colour behind transparent pixels. */
  background: '#fff',
  /** Widths that phones fetch: they show two pixels or more for one of the layout. */
  avifForPhones: { upTo: 960, quality: 38, effort: 0 },
  avif: { quality: 45, effort: 0 },
  /** For browsers too old for AVIF. Without mozjpeg encoding takes a third of the time. */
  jpg: { quality: 74 },
} as const;

/** Paths of a folder's source images, by name without extension. The folder's notes end in .md. */
export const mastersIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((file) => !file.endsWith('.md'))
      .map((file) => [parse(file).name, join(folder, file)]),
  );

/** The upright pixels of a source image. */
interface Master {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** Decodes a source image, once for all its variants. Rejects if it is broken. */
export async function decodeMaster(source: string | Buffer): Promise<Master> {
  // Loaded only now: most builds find every picture made.
  const { default: sharp } = await import('sharp');
  // One thread per picture: several pictures are encoded in parallel.
  sharp.concurrency(1);
  return sharp(source, { failOn: 'error' })
    .autoOrient()
    .flatten({ background: pictureRecipe.background })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Encodes one variant of a source image. */
export async function encodePicture(
  { data, info }: Master,
  { width, format }: PictureVariant,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { avif, avifForPhones, jpg } = pictureRecipe;
  const image = sharp(data, { raw: info }).resize({ width });
  if (format === 'jpg') return image.jpeg(jpg).toBuffer();
  const { quality, effort } =
    width <= avifForPhones.upTo ? avifForPhones : avif;
  return image.avif({ quality, effort }).toBuffer();
}

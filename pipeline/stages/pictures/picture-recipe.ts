import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { OutputInfo } from 'sharp';
import type { PictureVariant } from '../../../core/domain/pictures/picture-files.ts';

/**
 * Settings for encoding source images. The URL of every picture contains a hash of these settings
 * and of sharp's version, so a change of either changes all URLs. `decodeMaster` and
 * `encodePicture` must take every tunable setting from here.
 */
export const pictureRecipe = {
  /** Colour behind transparent pixels. */
  background: '#fff',
  /** For the widths that phones fetch: their dense screens hide stronger compression. */
  avifForPhones: { upTo: 960, quality: 38, effort: 0 },
  avif: { quality: 45, effort: 0 },
  /** For browsers too old for AVIF. Without mozjpeg, encoding takes a third of the time. */
  jpg: { quality: 74 },
} as const;

/**
 * Returns the paths of a folder's source images by name without extension. Skips notes, which end
 * in .md.
 */
export const mastersIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((file) => !file.endsWith('.md'))
      .map((file) => [parse(file).name, join(folder, file)]),
  );

/** The pixels of a source image, rotated upright. */
interface Master {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** Decodes a source image, once for all its variants. Rejects if the image is broken. */
export async function decodeMaster(source: string | Buffer): Promise<Master> {
  // Imported only when needed: in most builds every picture exists already.
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

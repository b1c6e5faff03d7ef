import type { Sharp } from 'sharp';
import type { PictureVariant } from '../../../src/domain/pictures/picture-files.ts';

/**
 * How a source image is encoded. These values and the version of sharp are part of every picture's
 * address: a change of either gives every picture a new address. `openMaster` and `encodePicture`
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

/** Decodes a source image, once for all its variants. */
export async function openMaster(file: string): Promise<Sharp> {
  // Loaded only now: most builds find every picture made.
  const { default: sharp } = await import('sharp');
  // One thread per picture: several pictures are encoded in parallel.
  sharp.concurrency(1);
  const { data, info } = await sharp(file)
    .autoOrient()
    .flatten({ background: pictureRecipe.background })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

/** Encodes one variant of a source image. */
export function encodePicture(
  master: Sharp,
  { width, format }: PictureVariant,
): Promise<Buffer> {
  const { avif, avifForPhones, jpg } = pictureRecipe;
  const image = master.clone().resize({ width });
  if (format === 'jpg') return image.jpeg(jpg).toBuffer();
  const { quality, effort } =
    width <= avifForPhones.upTo ? avifForPhones : avif;
  return image.avif({ quality, effort }).toBuffer();
}

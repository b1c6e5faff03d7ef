import type { PictureVariant } from '../../../src/domain/pictures/picture-files.ts';

/**
 * How a master is encoded. These values and the version of sharp are part of every picture's
 * address: a change of either gives every picture a new one. `encodePicture` takes all that decides
 * on the bytes from here.
 */
export const pictureRecipe = {
  /** Behind a master's transparent pixels. */
  background: '#fff',
  /**
   * The widths that phones fetch. Effort 1 takes twice as long as 0 and makes files a tenth smaller
   * at the same quality.
   */
  avifForPhones: [
    // Shown at nearly its own size.
    { upTo: 400, quality: 49, effort: 1 },
    // Shown with about two of its pixels for one of the layout's, where errors of half the size
    // cannot be seen. At quality 39 a file is two fifths smaller than at 49.
    { upTo: 800, quality: 39, effort: 1 },
  ],
  avif: { quality: 50, effort: 0 },
  /** For browsers too old for AVIF. Without mozjpeg encoding takes a third of the time. */
  jpg: { quality: 74 },
} as const;

/** Encodes one variant of a master. */
export async function encodePicture(
  master: string,
  { width, format }: PictureVariant,
): Promise<Buffer> {
  // Loaded only now: most builds find every picture made.
  const { default: sharp } = await import('sharp');
  // One thread a picture: several pictures are encoded side by side.
  sharp.concurrency(1);
  const { background, avif, avifForPhones, jpg } = pictureRecipe;
  const image = sharp(master)
    .autoOrient()
    .flatten({ background })
    .resize({ width });
  if (format === 'jpg') return image.jpeg(jpg).toBuffer();
  const { quality, effort } =
    avifForPhones.find(({ upTo }) => width <= upTo) ?? avif;
  return image.avif({ quality, effort }).toBuffer();
}

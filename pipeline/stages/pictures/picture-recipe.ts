import type { PictureVariant } from '../../../src/domain/pictures/pictures.ts';

/*
 * Everything that a picture's bytes depend on besides its master: this file and the version of sharp enter every picture's
 * address, so that any change here gives every picture a new one.
 *
 * Effort 0 for AVIF costs a third of effort 2, for files three per cent larger and a quarter of a decibel further from the master's
 * brightness.
 */

/*
 * Two widths of the phone's ladder are shown with about two of their pixels for each of the layout's, where errors of half the
 * size cannot be seen: at 41 such a file is two fifths smaller than at 50. The 400 is shown nearly as it is.
 */
const avifQuality = (width: number) => (width > 400 && width <= 800 ? 41 : 50);

/** Encodes one variant of a master. */
export async function encodePicture(master: string, { width, format }: PictureVariant): Promise<Buffer> {
  // Loaded only now: most builds find every picture made.
  const { default: sharp } = await import('sharp');
  // The pictures are made side by side.
  sharp.concurrency(1);
  const image = sharp(master).autoOrient().flatten({ background: '#fff' }).resize({ width });
  switch (format) {
    case 'avif':
      return image.avif({ quality: avifQuality(width), effort: 0 }).toBuffer();
    case 'jpg':
      return image.jpeg({ quality: 74, mozjpeg: true }).toBuffer();
  }
}

import type { AvifOptions } from 'sharp';
import type { PictureVariant } from '../../../src/domain/pictures/picture-files.ts';

/*
 * Everything that a picture's bytes depend on besides its master: this file and the version of sharp enter every picture's
 * address, so that any change here gives every picture a new one.
 *
 * Effort 1 for AVIF takes twice the time of 0, for files a tenth smaller that are as near to the master: it is spent on the widths that
 * phones fetch. JPEGs are for browsers too old for AVIF, and take a third of the time without mozjpeg.
 */

/*
 * Two widths of the phone's ladder are shown with about two of their pixels for each of the layout's, where errors of half the
 * size cannot be seen: at 39 such a file is two fifths smaller than at 49. The 400 is shown nearly as it is.
 */
function avifOptions(width: number): AvifOptions {
  if (width > 800) return { quality: 50, effort: 0 };
  return { quality: width > 400 ? 39 : 49, effort: 1 };
}

/** Encodes one variant of a master. */
export async function encodePicture(
  master: string,
  { width, format }: PictureVariant,
): Promise<Buffer> {
  // Loaded only now: most builds find every picture made.
  const { default: sharp } = await import('sharp');
  // The pictures are made side by side.
  sharp.concurrency(1);
  const image = sharp(master)
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize({ width });
  switch (format) {
    case 'avif':
      return image.avif(avifOptions(width)).toBuffer();
    case 'jpg':
      return image.jpeg({ quality: 74 }).toBuffer();
  }
}

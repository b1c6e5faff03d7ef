import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Pixels; small enough that fifty of them weigh half a megabyte. */
const WIDTH = 320;
const QUALITY = 60;

/**
 * Small copies of the site's pictures as data addresses, by path. A missing picture is a finding
 * of its own.
 */
export async function makeThumbnails(
  images: ReadonlySet<string>,
  dist: string,
): Promise<Record<string, string>> {
  const thumbnails: Record<string, string> = {};
  for (const image of [...images].sort()) {
    const file = join(dist, image);
    if (!image.startsWith('/') || !existsSync(file)) continue;
    // Pictures are resized one after the other, since each takes megabytes meanwhile.
    const small = await sharp(file)
      .resize({ width: WIDTH })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer();
    thumbnails[image] = `data:image/jpeg;base64,${small.toString('base64')}`;
  }
  return thumbnails;
}

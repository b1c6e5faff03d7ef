import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Pixels; small enough that fifty of them weigh half a megabyte. */
const WIDTH = 320;
const QUALITY = 60;

/** Small copies of pictures of the site as data addresses, by their path. A missing one is a finding already. */
export async function makeThumbnails(
  images: ReadonlySet<string>,
  dist: string,
): Promise<Record<string, string>> {
  const thumbnails: Record<string, string> = {};
  for (const image of [...images].sort()) {
    const file = join(dist, image);
    if (!image.startsWith('/') || !existsSync(file)) continue;
    // One after the other: each that is being made takes megabytes.
    const small = await sharp(file)
      .resize({ width: WIDTH })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer();
    thumbnails[image] = `data:image/jpeg;base64,${small.toString('base64')}`;
  }
  return thumbnails;
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Pixels; small enough that fifty of them weigh half a megabyte. */
const WIDTH = 320;
const QUALITY = 60;

/** Small copies of pictures of the site as data addresses, by their path. A missing one is a finding already. */
export async function makeThumbnails(images: ReadonlySet<string>, dist: string): Promise<Record<string, string>> {
  const there = [...images].filter((image) => image.startsWith('/') && existsSync(join(dist, image))).sort();
  const small = await Promise.all(
    there.map((image) =>
      sharp(join(dist, image)).resize({ width: WIDTH }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer(),
    ),
  );
  return Object.fromEntries(
    there.map((image, index) => [image, `data:image/jpeg;base64,${small[index]?.toString('base64')}`]),
  );
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ReviewSite } from '../types.ts';

/** Pixels; small enough that fifty of them weigh half a megabyte. */
const WIDTH = 320;
const QUALITY = 60;

/** Small copies of the social images as data addresses, by their path. A missing image is a finding already. */
export async function makeThumbnails({ pages, siteUrl }: ReviewSite, dist: string): Promise<Record<string, string>> {
  const images = new Set(pages.map(({ reading }) => (reading.social['og:image'] ?? '').replace(siteUrl, '')));
  const there = [...images].filter((image) => image.startsWith('/') && existsSync(join(dist, image))).sort();
  // All at once: they are drawn in threads of their own while the pages are judged.
  const small = await Promise.all(
    there.map((image) =>
      sharp(join(dist, image)).resize({ width: WIDTH }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer(),
    ),
  );
  return Object.fromEntries(
    there.map((image, index) => [image, `data:image/jpeg;base64,${small[index]?.toString('base64')}`]),
  );
}

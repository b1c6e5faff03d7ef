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
  const thumbnails: Record<string, string> = {};
  for (const image of [...images].sort()) {
    const file = join(dist, image);
    if (!image.startsWith('/') || !existsSync(file)) continue;
    const small = await sharp(file).resize({ width: WIDTH }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
    thumbnails[image] = `data:image/jpeg;base64,${small.toString('base64')}`;
  }
  return thumbnails;
}

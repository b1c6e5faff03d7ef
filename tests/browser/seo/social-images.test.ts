import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { business } from '../../../site/business.ts';
import { parseEnvironment } from '../../../src/domain/settings/environment.ts';
import { notFoundPage, pages, snapshotFile } from '../../../src/domain/routes.ts';
import { socialImageOf, socialSize } from '../../../src/domain/pictures/social-images.ts';
import { socialCards } from '../../../src/domain/pictures/social-photos.ts';

const dist = join(import.meta.dirname, '../../../dist');
const { siteUrl } = parseEnvironment({});

test('every card is a JPEG of 1200 by 630 pixels under 100 KB', async () => {
  const cards = await Promise.all(
    socialCards.map(async ({ address }) => {
      const { format, width, height } = await sharp(join(dist, address)).metadata();
      return { address, format, width, height, small: statSync(join(dist, address)).size < 100 * 1024 };
    }),
  );
  expect(cards).toEqual(socialCards.map(({ address }) => ({ address, format: 'jpeg', ...socialSize, small: true })));
});

test('every page names its card, its size and its words', () => {
  const contents = (html: string, property: string) =>
    [...html.matchAll(new RegExp(`<meta property="${property}" content="([^"]*)"`, 'g'))].map(([, content]) => content);
  for (const page of [...pages, notFoundPage]) {
    const html = readFileSync(join(dist, snapshotFile(page)), 'utf8');
    const { address, title } = socialImageOf(page.path);
    expect({
      path: page.path,
      image: contents(html, 'og:image'),
      width: contents(html, 'og:image:width'),
      height: contents(html, 'og:image:height'),
      alt: contents(html, 'og:image:alt'),
    }).toEqual({
      path: page.path,
      image: [siteUrl + address],
      width: ['1200'],
      height: ['630'],
      alt: [`${title}, ${business.name}`],
    });
  }
});

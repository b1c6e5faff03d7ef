import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { business } from '../../../site/business.ts';

const dist = join(import.meta.dirname, '../../../dist');

test('every icon and the web manifest that the pages link are there', () => {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const linked = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)].map(
    ([, href]) => href,
  );
  expect(linked).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest']);
  for (const href of linked) expect(readFileSync(join(dist, href!)).length).toBeGreaterThan(0);
});

test('the touch icon fills its 180 pixels', async () => {
  const { width, height, hasAlpha } = await sharp(join(dist, 'apple-touch-icon.png')).metadata();
  expect([width, height, hasAlpha]).toEqual([180, 180, false]);
});

test('the web manifest has the name of the business', () => {
  const manifest = JSON.parse(readFileSync(join(dist, 'site.webmanifest'), 'utf8')) as Record<string, unknown>;
  expect([manifest.name, manifest.short_name]).toEqual([business.name, business.shortName]);
});

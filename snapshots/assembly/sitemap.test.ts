import { isListed } from '../../core/domain/published.ts';
import { expect, test } from 'vitest';
import { pages, paths } from '../../core/domain/pages.ts';
import { sitemapFiles, type MappedPage } from './sitemap.ts';

const site = 'https://clean.example';
const buildSitemap = (siteUrl: string, entries: readonly MappedPage[]) =>
  sitemapFiles({
    siteUrl,
    entries: new Map(entries.map((entry) => [entry.path, entry])),
  }).get('sitemap.xml')!;

test('the sitemap has the absolute URL of every page that may be indexed, and no other', () => {
  const addresses = [
    ...buildSitemap(site, []).matchAll(/<loc>(.*?)<\/loc>/g),
  ].map(([, address]) => address);
  expect(addresses).toEqual(
    pages.filter(isListed).map(({ path }) => site + path),
  );
  expect(addresses).not.toContain(site + paths.privacy);
});

test('a page whose robots tag says noindex is left out', () => {
  const map = buildSitemap(site, [
    { path: '/gallery', robots: 'noindex, follow', changed: '', images: [] },
  ]);
  expect(map).not.toContain('/gallery');
});

test("the sitemap gives the date of a page's last change if known, and is the same when it is made again", () => {
  const entries = [
    { path: '/', robots: 'index', changed: '2026-11-20', images: [] },
    { path: '/services', robots: 'index', changed: '', images: [] },
  ];
  const map = buildSitemap(site, entries);
  expect(map).toBe(buildSitemap(site, entries));
  expect(map).toContain(`<loc>${site}/</loc><lastmod>2026-11-20</lastmod>`);
  expect(map.match(/<lastmod>/g)).toHaveLength(1);
});

test('a photograph is listed once, with the first page that shows it', () => {
  const images = [
    '/pictures/roof-1a2b-960.jpg',
    'data:image/png;base64,x',
    '/badges/one.svg',
  ];
  const map = buildSitemap(site, [
    { path: '/gallery', robots: 'index', changed: '', images },
    { path: '/cornwall/truro', robots: 'index', changed: '', images },
  ]);
  expect(
    [...map.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(
      ([, address]) => address,
    ),
  ).toEqual([`${site}/pictures/roof-1a2b-960.jpg`]);
  expect(map).toContain(`<loc>${site}/gallery</loc><image:image>`);
});

test('more URLs than one file may hold are split into several files, which sitemap.xml lists', () => {
  const addressesOfAll = pages.filter(isListed).length;
  const most = Math.ceil(addressesOfAll * 0.6);
  const options = { siteUrl: site, entries: new Map() };
  const whole = sitemapFiles(options);
  const parted = sitemapFiles({ ...options, most });
  expect([...whole.keys()]).toEqual(['sitemap.xml']);
  expect([...parted.keys()]).toEqual([
    'sitemap.xml',
    'sitemap-1.xml',
    'sitemap-2.xml',
  ]);
  const addresses = (text: string | undefined) =>
    text?.match(/<loc>.*?<\/loc>/g) ?? [];
  expect(addresses(parted.get('sitemap.xml'))).toEqual([
    `<loc>${site}/sitemap-1.xml</loc>`,
    `<loc>${site}/sitemap-2.xml</loc>`,
  ]);
  const parts = ['sitemap-1.xml', 'sitemap-2.xml'].map((name) =>
    addresses(parted.get(name)),
  );
  expect(parts.map(({ length }) => length)).toEqual([
    most,
    addressesOfAll - most,
  ]);
  expect(parts.flat()).toEqual(addresses(whole.get('sitemap.xml')));
});

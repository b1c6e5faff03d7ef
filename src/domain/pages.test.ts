import { isIndexable } from './published.ts';
import { expect, test } from 'vitest';
import { notFoundPage, pages, paths, snapshotFile } from './pages.ts';

const example = (entry: string | ((...slugs: string[]) => string)) =>
  typeof entry === 'string' ? entry : entry('truro', 'patio-cleaning');

test('page paths never change, since links, search results and printed flyers refer to them', () => {
  expect(
    Object.fromEntries(
      Object.entries(paths).map(([name, entry]) => [name, example(entry)]),
    ),
  ).toMatchInlineSnapshot(`
      {
        "areas": "/areas-we-serve",
        "gallery": "/gallery",
        "getQuote": "/get-quote",
        "guarantee": "/guarantee",
        "home": "/",
        "jobDiary": "/job-diary",
        "patios-cornwall": "/patio-cleaning-cornwall",
        "privacy": "/privacy-policy",
        "services": "/services",
        "town": "/cornwall/truro",
        "townService": "/cornwall/truro/patio-cleaning",
      }
    `);
});

test('no two pages share a path or a file', () => {
  const all = [...pages, notFoundPage];
  expect(new Set(all.map((page) => page.path)).size).toBe(all.length);
  expect(new Set(all.map(snapshotFile)).size).toBe(all.length);
});

test("the home page's file is index.html, and any other page's file is its path with .html", () => {
  const fileOf = (path: string) =>
    snapshotFile(pages.find((page) => page.path === path)!);
  expect(fileOf(paths.home)).toBe('index.html');
  expect(fileOf(paths.services)).toBe('services.html');
  expect(fileOf(paths.town('truro'))).toBe('cornwall/truro.html');
  expect(fileOf(paths.townService('truro', 'patio-cleaning'))).toBe(
    'cornwall/truro/patio-cleaning.html',
  );
  expect(snapshotFile(notFoundPage)).toBe('404.html');
});

test('only the privacy policy and the 404 page ask not to be indexed', () => {
  expect(
    [...pages, notFoundPage]
      .filter((page) => !isIndexable(page))
      .map((page) => page.path),
  ).toEqual([paths.privacy, notFoundPage.path]);
});

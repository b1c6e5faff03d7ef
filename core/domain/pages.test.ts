import { isListed } from './published.ts';
import { expect, test } from 'vitest';
import { notFoundPage, pages, paths, snapshotFile } from './pages.ts';

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
      .filter((page) => !isListed(page))
      .map((page) => page.path),
  ).toEqual([paths.privacy, notFoundPage.path]);
});

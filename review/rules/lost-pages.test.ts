import { expect, test } from 'vitest';
import { lostPages } from './sitemap.ts';

const before = [
  '/',
  '/roofs-devon',
  '/devon/honiton',
  '/devon/honiton/roofs',
  '/devon/exeter',
  '/devon/exeter/roofs',
]
  .map((path) => ({ path, robots: 'index, follow' }))
  .concat({ path: '/devon/bampton', robots: 'noindex, follow' });
const lines = (
  pages: readonly string[],
  redirects: readonly { from: string; to: string }[] = [],
) =>
  lostPages({ before, pages, redirects }).map(
    ({ from, to }) => `${from} → ${to}`,
  );

test('a page that search engines know and that is gone has a page that could answer for it', () => {
  expect(
    lines([
      '/',
      '/roofs-devon',
      '/devon/honiton',
      '/devon/honiton/roofs',
      '/devon/exeter',
      '/devon/exeter/roofs',
    ]),
  ).toEqual([]);
  expect(
    lines([
      '/',
      '/devon/honiton-devon',
      '/devon/honiton-devon/roofs',
      '/devon/exeter',
    ]),
  ).toEqual([
    '/roofs-devon → /services',
    '/devon/honiton → /devon/honiton-devon',
    '/devon/honiton/roofs → /devon/honiton-devon/roofs',
    '/devon/exeter/roofs → /devon/exeter',
  ]);
});

test('a page that a redirect answers for is not lost', () => {
  const redirects = ['/devon/honiton', '/devon/honiton/roofs'].map((from) => ({
    from,
    to: '/devon/exeter',
  }));
  expect(
    lines(
      ['/', '/roofs-devon', '/devon/exeter', '/devon/exeter/roofs'],
      redirects,
    ),
  ).toEqual([]);
});

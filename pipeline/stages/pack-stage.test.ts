import { expect, test } from 'vitest';
import { lostPages } from './pack-stage.ts';

const committed = [
  '/',
  '/roofs-devon',
  '/devon/honiton',
  '/devon/honiton/roofs',
  '/devon/exeter',
  '/devon/exeter/roofs',
]
  .map((path) => ({ path, robots: 'index, follow' }))
  .concat({ path: '/devon/bampton', robots: 'noindex, follow' });
const lines = (pages: readonly string[], redirects: readonly { from: string; to: string }[] = []) =>
  lostPages({ committed, pages, redirects }).map(
    ({ field, message }) => `${field}: ${/add (.*?),? or another/.exec(message)?.[1]}`,
  );

test('a page that search engines know and that is gone is told with the line that leads on from it', () => {
  expect(
    lines(['/', '/roofs-devon', '/devon/honiton', '/devon/honiton/roofs', '/devon/exeter', '/devon/exeter/roofs']),
  ).toEqual([]);
  expect(lines(['/', '/devon/honiton-devon', '/devon/honiton-devon/roofs', '/devon/exeter'])).toEqual([
    "/roofs-devon: { from: '/roofs-devon', to: '/services' }",
    "/devon/honiton: { from: '/devon/honiton', to: '/devon/honiton-devon' }",
    "/devon/honiton/roofs: { from: '/devon/honiton/roofs', to: '/devon/honiton-devon/roofs' }",
    "/devon/exeter/roofs: { from: '/devon/exeter/roofs', to: '/devon/honiton-devon/roofs' }",
  ]);
});

test('a page that a redirect answers for is not lost', () => {
  const redirects = ['/devon/honiton', '/devon/honiton/roofs'].map((from) => ({ from, to: '/devon/exeter' }));
  expect(lines(['/', '/roofs-devon', '/devon/exeter', '/devon/exeter/roofs'], redirects)).toEqual([]);
});

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pages, paths } from '../src/domain/routes.ts';
import { readPageData } from './page-data.ts';

const publicFolder = join(import.meta.dirname, '../public');
const dataOf = (path: string, posts?: unknown) =>
  readPageData(
    pages.find((page) => page.path === path)!,
    publicFolder,
    posts,
  );

test("a town's page and its hub bring their own content", () => {
  expect(dataOf('/devon/exeter/patio-cleaning')).toMatchObject([
    [['town-service', 'exeter', 'patio-cleaning'], { publish: true, faqs: expect.any(Array) }],
  ]);
  expect(dataOf('/devon/exeter')).toMatchObject([[['hub', 'exeter'], { reasons: expect.any(Array) }]]);
});

test('the diary brings its posts, and nothing where the build goes without them', () => {
  expect(dataOf(paths.jobDiary, [])).toEqual([[['job-posts'], []]]);
  expect(dataOf(paths.jobDiary)).toEqual([]);
});

test('a fixed page brings nothing, not even posts', () => {
  expect(dataOf(paths.home, [{ title: 'Patio' }])).toEqual([]);
});

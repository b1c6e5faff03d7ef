import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { JobPost } from '../src/domain/job-post.ts';
import { pages, paths } from '../src/domain/routes.ts';
import { readPageData } from './page-data.ts';

const publicFolder = join(import.meta.dirname, '../public');
const dataOf = (path: string, posts?: readonly JobPost[]) =>
  readPageData(
    pages.find((page) => page.path === path)!,
    publicFolder,
    posts,
  );

test('the diary brings its posts, and nothing where the build goes without them', () => {
  expect(dataOf(paths.jobDiary, [])).toEqual([[['job-posts'], []]]);
  expect(dataOf(paths.jobDiary)).toEqual([]);
});

const post: JobPost = {
  title: 'Patio',
  townSlug: 'exeter',
  townLabel: 'Exeter',
  serviceSlug: 'patio-cleaning',
  dateISO: '2026-03-09',
  images: [],
  body: 'Green slabs.',
};

test("a town's page brings its jobs from the diary, and no word of them where there are none", () => {
  expect(dataOf('/devon/exeter/patio-cleaning', [post])).toMatchObject([
    [expect.anything(), { recentWork: [{ title: 'Patio' }] }],
  ]);
  expect(dataOf('/devon/plymouth/patio-cleaning', [post])[0]![1]).not.toHaveProperty('recentWork');
});

test('a fixed page brings nothing, not even posts', () => {
  expect(dataOf(paths.home, [post])).toEqual([]);
});

import { expect, test } from 'vitest';
import type { JobPost } from '../../core/domain/diary/job-post.ts';
import { pages, paths } from '../../core/domain/pages.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { readPageData } from './page-data.ts';

const truro = '/cornwall/truro/patio-cleaning';
const stIves = '/cornwall/st-ives/patio-cleaning';
const content = {
  publish: true,
  seo: { title: 'Patio Cleaning', description: 'Slabs and decking.' },
  standfirst: 'Slabs under a hedge.',
  pairs: [
    {
      name: 'slabs',
      surface: 'slabs',
      after: 'Clean slabs',
      caption: 'Slabs dry in a day.',
      sample: true,
    },
  ],
  postcodes: ['TR1'],
  climate: 'coast',
  bodyHtml: '<p>Text</p>',
  faqs: Array.from({ length: 6 }, () => ({
    q: 'How long does it take?',
    a: 'It depends.',
  })),
  reviews: [],
  nearby: [],
};

function dataOf(path: string, posts?: readonly JobPost[]) {
  const folder = temporaryFolder();
  for (const page of [truro, stIves])
    folder.write(`content${page}.json`, JSON.stringify(content));
  const page = pages.find((item) => item.path === path)!;
  return readPageData(page, folder.root, posts);
}

test('the diary page has the list of posts as its data, even an empty list, and no data if the build got no list', () => {
  expect(dataOf(paths.jobDiary, [])).toEqual([[['job-posts'], []]]);
  expect(dataOf(paths.jobDiary)).toEqual([]);
});

const post: JobPost = {
  title: 'Patio',
  townSlug: 'truro',
  townLabel: 'Truro',
  serviceSlug: 'patio-cleaning',
  dateISO: '2026-03-09',
  images: [],
  body: 'Green slabs.',
};

test("the data of a town's service page includes its jobs from the diary, if there are any", () => {
  expect(dataOf(truro, [post])).toMatchObject([
    [expect.anything(), { recentWork: [{ title: 'Patio' }] }],
  ]);
  expect(dataOf(stIves, [post])[0]![1]).not.toHaveProperty('recentWork');
});

test('a fixed page has no data, even if the diary has posts', () => {
  expect(dataOf(paths.home, [post])).toEqual([]);
});

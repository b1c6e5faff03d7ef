import { expect, test } from 'vitest';
import type { JobPost } from './job-post.ts';
import { recentWork } from './recent-work.ts';
import { services } from '../services.ts';
import { findTown, neighboursOf, towns } from '../towns.ts';

const [patio, gutter] = services.map(({ slug }) => slug);
const [town, neighbour] = towns;
const far = towns.at(-1)!;
/** A neighbour in the list of towns, but not by road. */
const apart = findTown('falmouth')!;
const post = (
  title: string,
  { slug, label }: (typeof towns)[number],
  change: Partial<JobPost> = {},
): JobPost => ({
  title,
  townSlug: slug,
  townLabel: label,
  serviceSlug: patio!,
  dateISO: '2026-03-09',
  images: [],
  body: 'Green slabs.\n\nWashed.',
  ...change,
});
const titles = (posts: readonly JobPost[]) =>
  recentWork(posts, town!, patio!).map(({ title }) => title);

test("a service page shows at most two of the town's jobs, those of its own service first", () => {
  const posts = [
    post('gutter', town!, { serviceSlug: gutter! }),
    post('near', neighbour!),
    post('patio', town!),
  ];
  expect(titles(posts)).toEqual(['patio', 'gutter']);
});

test("a service page may show a neighbouring town's job for the same service, and then names that town", () => {
  expect(titles([post('near', neighbour!), post('far', far)])).toEqual([
    'near',
  ]);
  expect(titles([post('near', neighbour!, { serviceSlug: gutter! })])).toEqual(
    [],
  );
  expect(recentWork([post('near', neighbour!)], town!, patio!)).toMatchObject([
    { townLabel: neighbour!.label },
  ]);
});

test('a job in a neighbouring town that is far away by road is not shown', () => {
  expect(neighboursOf(town!)).toContain(apart);
  expect(titles([post('apart', apart)])).toEqual([]);
});

test("a service page shows a job with the post's first paragraph and last photograph", () => {
  const images = [
    { src: '/diary/before.jpg' },
    { src: '/diary/after.jpg', alt: 'Clean' },
  ];
  expect(
    recentWork([post('patio', town!, { images })], town!, patio!),
  ).toMatchObject([
    { found: 'Green slabs.', photo: { src: '/diary/after.jpg', alt: 'Clean' } },
  ]);
  expect(
    recentWork([post('patio', town!)], town!, patio!)[0],
  ).not.toHaveProperty('photo');
});

import { expect, test } from 'vitest';
import { parseEnvironment } from '../../core/domain/settings/environment.ts';
import type { JobPost } from '../../core/domain/diary/job-post.ts';
import { services } from '../../core/domain/services.ts';
import { towns } from '../../core/domain/towns.ts';
import { contentWithWork } from './plan-pages.ts';

const [town] = towns;
const post: JobPost = {
  title: 'A wall behind a chapel',
  townSlug: town!.slug,
  townLabel: town!.label,
  serviceSlug: services[0]!.slug,
  dateISO: '2026-06-01',
  images: [],
  body: 'Green from top to bottom.',
};
const publicSite = { VITE_SITE_URL: 'https://www.example.co.uk' };
const database = {
  VITE_SUPABASE_URL: 'https://abc.supabase.co',
  VITE_SUPABASE_KEY: 'sb_publishable_x',
};
const written = (
  variables: Record<string, string>,
  posts?: readonly JobPost[],
) =>
  Object.fromEntries(contentWithWork([], posts, parseEnvironment(variables)));

test('a public site without a hosted database publishes the posts of its build as a file', () => {
  const { 'content/job-diary.json': text, ...others } = written(publicSite, [
    post,
  ]);
  expect(JSON.parse(text!)).toEqual([post]);
  expect(others).toEqual({});
});

test('posts are not published as a file if a hosted database has them or the site is local', () => {
  expect(written({ ...publicSite, ...database }, [post])).toEqual({});
  expect(written({}, [post])).toEqual({});
  expect(written({ VITE_SITE_URL: 'http://localhost:8080' }, [post])).toEqual(
    {},
  );
});

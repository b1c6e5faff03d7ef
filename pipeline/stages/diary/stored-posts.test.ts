import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { JobPost } from '../../../src/domain/diary/job-post.ts';
import { fixtureService } from '../../../tests/support/fixture-service.ts';
import { syncPosts, readCommittedPosts } from './stored-posts.ts';

const post = (title: string): JobPost => ({
  title,
  townSlug: 'exeter',
  townLabel: 'Exeter',
  serviceSlug: fixtureService('patio-cleaning'),
  dateISO: '2026-03-09',
  images: [],
  body: 'Green slabs.',
});

let file: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'posts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  file = join(folder, 'diary.json');
});

test('posts are kept, and again where they or their SQL changed', () => {
  syncPosts({ sql: 'one', posts: [post('A')] }, false, file);
  expect(readCommittedPosts(file)).toEqual({ sql: 'one', posts: [post('A')] });
  syncPosts({ sql: 'two', posts: [post('A')] }, false, file);
  expect(readCommittedPosts(file)!.sql).toBe('two');
});

test('frozen: other posts are refused, another hash alone is not', () => {
  syncPosts({ sql: 'one', posts: [post('A')] }, false, file);
  const before = readFileSync(file, 'utf8');
  syncPosts({ sql: 'two', posts: [post('A')] }, true, file);
  expect(() => syncPosts({ sql: 'one', posts: [post('B')] }, true, file)).toThrow(
    /^snapshots\/diary\.json: is not what supabase\/ makes/,
  );
  expect(readFileSync(file, 'utf8')).toBe(before);
});

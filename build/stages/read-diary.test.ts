import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openEmbeddedDatabase } from '../../server/open-database.ts';
import { readJobPosts } from '../../snapshots/diary.ts';
import { parseEnvironment } from '../../src/domain/environment.ts';
import { services } from '../../src/domain/services.ts';
import { towns } from '../../src/domain/towns.ts';
import { embeddedPostsFile } from '../places.ts';
import { openDiary } from './read-diary.ts';

test('the committed job posts are what the embedded database answers with', async () => {
  const { posts } = JSON.parse(readFileSync(embeddedPostsFile, 'utf8'));
  expect(posts).toEqual(await readJobPosts({ environment: parseEnvironment({}), openDatabase: openEmbeddedDatabase }));
});

test('while a hosted database sleeps the last posts stand, and it is said; those of another project do not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'last-posts-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    vi.unstubAllGlobals();
  });
  const said: string[] = [];
  const read = async (url: string) => {
    const diary = await openDiary({
      environment: parseEnvironment({ VITE_SUPABASE_URL: url, VITE_SUPABASE_KEY: 'sb_publishable_x' }),
      allowMissing: true,
      frozen: false,
      warn: (message) => said.push(message),
      lastPosts: join(folder, 'last-posts.json'),
    });
    return diary.read();
  };
  const row = {
    title: 'Patio',
    town_slug: towns[0]!.slug,
    town_label: towns[0]!.label,
    service_slug: services[0]!.slug,
    date_iso: '2026-03-09',
    body: 'Clean.',
  };
  vi.stubGlobal('fetch', async () => Response.json([row]));
  const posts = await read('https://a.supabase.co');
  expect(posts).toMatchObject([{ title: 'Patio' }]);
  expect(said).toEqual([]);

  vi.stubGlobal('fetch', async () => Response.json({}, { status: 540 }));
  expect(await read('https://a.supabase.co')).toEqual(posts);
  expect(said.join()).toMatch(
    /the project is paused: its dashboard wakes it[\s\S]*The last posts stand, as read on \d{4}-/,
  );
  expect(await read('https://b.supabase.co')).toBeUndefined();
  expect(said.at(-1)).toMatch(/Building without job posts\.$/);
});

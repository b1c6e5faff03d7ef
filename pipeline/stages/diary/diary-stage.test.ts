import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parseEnvironment } from '../../../src/domain/settings/environment.ts';
import { services } from '../../../src/domain/services.ts';
import { towns } from '../../../src/domain/towns.ts';
import { saveLastPosts } from './last-posts.ts';
import { openDiary } from './diary-stage.ts';

test('while a hosted database sleeps the last posts stand, and it is said; those of another project do not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'last-posts-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    vi.unstubAllGlobals();
  });
  const said: string[] = [];
  const read = async (url: string) => {
    const diary = await openDiary({
      cache: { hashOfAll: () => '' },
      environment: parseEnvironment({ VITE_SUPABASE_URL: url, VITE_SUPABASE_KEY: 'sb_publishable_x' }),
      allowMissing: true,
      frozen: false,
      note: (message) => said.push(message),
      lastPosts: join(folder, 'last-posts.json'),
    });
    return diary.posts();
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

test('of the last posts those of a town that is gone are left out, in a line each', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'last-posts-'));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    vi.unstubAllGlobals();
    warn.mockRestore();
  });
  const lastPosts = join(folder, 'last-posts.json');
  const kept = {
    title: 'Patio',
    townSlug: towns[0]!.slug,
    townLabel: towns[0]!.label,
    serviceSlug: services[0]!.slug,
    dateISO: '2026-03-09',
    images: [],
    body: 'Clean.',
  };
  const gone = { ...kept, title: 'Steps', townSlug: 'atlantis', townLabel: 'Atlantis' };
  saveLastPosts(lastPosts, 'https://a.supabase.co', [gone, kept]);
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 540 }));
  const diary = await openDiary({
    cache: { hashOfAll: () => '' },
    environment: parseEnvironment({
      VITE_SUPABASE_URL: 'https://a.supabase.co',
      VITE_SUPABASE_KEY: 'sb_publishable_x',
    }),
    allowMissing: true,
    frozen: false,
    note: () => {},
    lastPosts,
  });
  expect(diary.posts()).toEqual([kept]);
  expect(warn.mock.calls).toEqual([[`Job post "Steps" left out: no page for atlantis and ${kept.serviceSlug}`]]);
});

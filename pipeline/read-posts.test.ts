import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createEmbeddedDatabase } from '../server/database/embedded-database.ts';
import {
  embeddedSupabaseKey,
  parseEnvironment,
} from '../core/domain/settings/environment.ts';
import { services } from '../core/domain/services.ts';
import { towns } from '../core/domain/towns.ts';
import { manyPosts } from '../tests/support/servers/many-posts.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { readPosts, saveLastRows } from './read-posts.ts';

const [town, service] = [towns[0]!.slug, services[0]!.slug];

/** The row of a post, and the post itself. */
const row = {
  id: 50,
  title: 'Patio',
  town_slug: town,
  town_label: 'T',
  service_slug: service,
  date_iso: '2026-03-09',
  body: 'Clean.',
};
const kept = {
  title: 'Patio',
  townSlug: town,
  townLabel: 'T',
  serviceSlug: service,
  dateISO: '2026-03-09',
  images: [],
  body: 'Clean.',
};

function setUp() {
  const lastPosts = join(temporaryFolder().root, 'last-posts.json');
  const notes: string[] = [];
  onTestFinished(() => void vi.unstubAllGlobals());
  const read = (url: string, allowEmptyDiary = false) =>
    readPosts({
      environment: parseEnvironment({
        VITE_SUPABASE_URL: url,
        VITE_SUPABASE_KEY: 'sb_publishable_x',
      }),
      allowMissingDiary: true,
      allowEmptyDiary,
      note: (message) => notes.push(message),
      lastPosts,
    });
  const answer = (body: unknown, status = 200) =>
    vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  return { lastPosts, notes, read, answer };
}

test.each([7, 100])(
  'all of 240 posts that share a time are read, the last one first, from a database that gives at most %i at once',
  async (most) => {
    const database = await createEmbeddedDatabase(manyPosts(240));
    const { read } = setUp();
    vi.stubGlobal('fetch', async ({ url, headers }: Request) => {
      const address = new URL(url);
      address.searchParams.set('limit', String(most));
      headers.set('apikey', embeddedSupabaseKey);
      headers.set('authorization', `Bearer ${embeddedSupabaseKey}`);
      return database.fetch(new Request(address, { headers }));
    });
    const posts = await read('https://a.supabase.co');
    expect(posts?.map(({ title }) => title)).toEqual(
      Array.from({ length: 240 }, (_, index) => `Job ${240 - index}`),
    );
  },
);

test('while a hosted database is paused, its last posts are shown with a warning, but never those of another project', async () => {
  const { notes, read, answer } = setUp();
  answer([row]);
  const posts = await read('https://a.supabase.co');
  expect(posts).toMatchObject([{ title: 'Patio' }]);
  expect(notes).toEqual([]);

  answer({}, 540);
  expect(await read('https://a.supabase.co')).toEqual(posts);
  expect(notes.join()).toMatch(
    /the project is paused: its dashboard wakes it[\s\S]*The last posts stand, as read on \d{4}-/,
  );
  expect(await read('https://b.supabase.co')).toBeUndefined();
  expect(notes.at(-1)).toMatch(/Building without job posts\.$/);
});

test('if a hosted database returns no posts, the last posts are kept with a note, unless an empty diary is allowed', async () => {
  const { lastPosts, notes, read, answer } = setUp();
  const url = 'https://a.supabase.co';
  answer([]);
  expect(await read(url)).toEqual([]);
  expect(notes).toEqual([]);

  saveLastRows(url, [row], lastPosts);
  for (let builds = 0; builds < 2; builds += 1)
    expect(await read(url)).toEqual([kept]);
  expect(notes).toHaveLength(2);
  expect(notes[0]).toMatch(
    /^https:\/\/a\.supabase\.co: answered without a job post: [^\n]*What was read on \d{4}-[\d-]* stands, 1 post; --allow-empty-diary[^\n]*$/,
  );
  expect(await read(url, true)).toEqual([]);
  expect(await read(url)).toEqual([]);
});

test('stored posts of a town that has been removed are left out, each with a warning that names its id and title', async () => {
  const { lastPosts, read, answer } = setUp();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const gone = { ...row, id: 7, title: 'Steps', town_slug: 'atlantis' };
  saveLastRows('https://a.supabase.co', [gone, row], lastPosts);
  answer({}, 540);
  expect(await read('https://a.supabase.co')).toEqual([kept]);
  expect(warn.mock.calls).toEqual([
    [`Job post 7 "Steps" left out: no page for atlantis and ${service}`],
  ]);
});

import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { readdirSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { openDiaryStore } from '../../server/diary/diary-store.ts';
import { withPhotos } from '../../server/diary/with-photos.ts';
import { openLeadArchive } from '../../server/leads/lead-archive.ts';
import { post } from '../support/servers/database-rows.ts';
import { listen } from '../support/servers/listen.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/* An answer without a row is no success, and a failed step must be undone. */

interface Project {
  /** Posts in the table. */
  readonly count?: number;
  /** Columns that each of them has. */
  readonly stored?: object;
  /** A photograph or a post that is sent is stored, and its answer lost. */
  readonly losesAnswers?: boolean;
  /** Most posts in one answer. */
  readonly most?: number;
  /** The answer to every change. */
  readonly change?: { readonly status: number; readonly body: unknown };
}

/** The settings of a hosted database that answers so, until the test has finished. */
async function serve(listener: RequestListener) {
  const { url, close } = await listen(createServer(listener));
  onTestFinished(close);
  return {
    VITE_SUPABASE_URL: url,
    VITE_SUPABASE_KEY: 'sb_publishable_x',
    SUPABASE_SECRET_KEY: 'sb_secret_x',
  };
}

/** A hosted project, and the photographs in its bucket. */
async function startProject({
  count = 0,
  most = 1000,
  stored = {},
  losesAnswers = false,
  change = { status: 200, body: [] },
}: Project) {
  const bucket = new Set<string>();
  const photo = '/storage/v1/object/diary';
  const variables = await serve(async (request, response) => {
    const body = await text(request);
    const { pathname, searchParams } = new URL(request.url!, 'http://x');
    const answer = (status: number, value: unknown) =>
      response
        .writeHead(status, {
          'Content-Type': 'application/json',
          'Content-Range': `*/${count}`,
        })
        .end(JSON.stringify(value));
    const isPhoto = pathname.startsWith(`${photo}/`);
    const isPost = request.method === 'POST' && pathname.endsWith('posts');
    if (isPhoto) bucket.add(pathname.split('/').at(-1)!);
    if (losesAnswers && (isPhoto || isPost)) return response.destroy();
    if (pathname === photo)
      for (const name of JSON.parse(body).prefixes) bucket.delete(name);
    if (pathname.startsWith('/storage')) return answer(200, []);
    if (request.method !== 'GET') return answer(change.status, change.body);
    const offset = Number(searchParams.get('offset'));
    const limit = Math.min(Number(searchParams.get('limit')), most);
    const ids = Array.from({ length: count }, (_, index) => count - index);
    return answer(
      200,
      ids
        .slice(offset, offset + limit)
        .map((id) => ({ ...post, id, ...stored })),
    );
  });
  return { bucket, variables };
}

const row = { ...post, id: 3, images: [], body: '', created_at: '2026-03-09' };
const photos = [
  { name: 'a.jpg', bytes: Buffer.from('a'), width: 1, height: 1 },
];

test('a post or a lead that the database did not change is no success', async () => {
  const { variables } = await startProject({ count: 3 });
  const store = openDiaryStore(variables);
  const changes = [
    () => store.edit(row, { title: 'Other' }),
    () => store.remove(row),
    () => store.add(row),
  ];
  for (const change of changes)
    await expect(change()).rejects.toThrow(
      'diary: the database changed no post: npm run diary -- list',
    );
  const leads = openLeadArchive(variables);
  await expect(leads.remove([1, 2])).rejects.toThrow(
    'delete: 0 of 2 quote requests were deleted',
  );
  await expect(leads.markAnswered([1, 2])).rejects.toThrow(
    'done: 0 of 2 quote requests were marked',
  );
});

test.each([1000, 300])(
  'every post is listed, however many there are, at most %d at once',
  async (most) => {
    const { variables } = await startProject({ count: 2500, most });
    const ids = (await openDiaryStore(variables).list()).map(({ id }) => id);
    expect([ids.length, ids.at(-1)]).toEqual([2500, 1]);
  },
);

test.each(['', '{}', 'null'])(
  'the answer %j is no empty list',
  async (body) => {
    const variables = await serve((_request, response) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(body),
    );
    const told = 'answered with no list of rows';
    await expect(openDiaryStore(variables).list()).rejects.toThrow(told);
    await expect(openLeadArchive(variables).readAll()).rejects.toThrow(told);
  },
);

test.each([
  ['', []],
  [null, []],
  ['/a.jpg', [{ src: '/a.jpg' }]],
  [{ src: '/a.jpg', alt: 'A' }, [{ src: '/a.jpg', alt: 'A' }]],
  [['/a.jpg', null, 5], [{ src: '/a.jpg' }]],
  ['[{"src":"/a.jpg"}]', [{ src: '/a.jpg' }]],
])('photographs stored as %j are listed', async (images, photos) => {
  const stored = { images, title: null, body: null };
  const { variables } = await startProject({ count: 1, stored });
  expect(await openDiaryStore(variables).list()).toMatchObject([
    { images: photos, title: '', body: '' },
  ]);
});

test('a post that was stored although its answer was lost is a success, so that nobody adds it twice', async () => {
  const { variables } = await startProject({ count: 1, losesAnswers: true });
  await openDiaryStore(variables).add(row);
  const empty = await startProject({ losesAnswers: true });
  await expect(openDiaryStore(empty.variables).add(row)).rejects.toThrow(
    /^diary: /,
  );
});

test('a photograph that was stored although its answer was lost is taken away again', async () => {
  const { bucket, variables } = await startProject({ losesAnswers: true });
  const store = openDiaryStore(variables);
  await expect(
    withPhotos(store, post, { photos, alts: [] }, async () => {}),
  ).rejects.toThrow();
  expect([...bucket]).toEqual([]);
});

test('a photograph whose post is refused is deleted again', async () => {
  const refused = {
    status: 400,
    body: { message: 'violates check constraint' },
  };
  const { bucket, variables } = await startProject({ change: refused });
  const { root, pathOf } = temporaryFolder();
  const hosted = openDiaryStore(variables);
  const local = openDiaryStore({}, root);
  for (const store of [hosted, local])
    await expect(
      withPhotos(store, post, { photos, alts: [] }, (images) =>
        store.add({ ...row, images }),
      ),
    ).rejects.toThrow();
  expect([...bucket]).toEqual([]);
  expect(readdirSync(pathOf('public/diary'))).toEqual([]);
});

test.each([
  [
    '<!doctype html><title>Paused</title>',
    'answered with a web page: is the project paused',
  ],
  ['no\u001b[2J way', 'said: no\\u{001b}[2J way'],
])('a refusal in the words %j is shown as text', async (message, shown) => {
  const { variables } = await startProject({
    change: { status: 540, body: { message } },
  });
  await expect(openDiaryStore(variables).remove(row)).rejects.toThrow(
    `diary: the database ${shown}`,
  );
});

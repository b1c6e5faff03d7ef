import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openDiaryStore } from '../../server/diary/open-diary-store.ts';
import { withPhotos } from '../../server/diary/with-photos.ts';
import { openLeadArchive } from '../../server/leads/lead-archive.ts';
import { post } from '../support/servers/database-rows.ts';
import { listenForTest } from '../support/servers/listen.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/* A response without a row counts as a failure, and a failed step must be undone. */

interface Project {
  /** Number of posts in the table. */
  readonly count?: number;
  /** Column values of every post. */
  readonly stored?: object;
  /** Whether a photograph or a post is stored when it is sent, but its response is lost. */
  readonly losesAnswers?: boolean;
  /** Maximum number of posts in one response. */
  readonly most?: number;
  /** The response to every change. */
  readonly change?: { readonly status: number; readonly body: unknown };
}

/** Serves a hosted database until the test has finished. Returns the settings that point to it. */
async function serve(listener: RequestListener) {
  return {
    VITE_SUPABASE_URL: await listenForTest(createServer(listener)),
    VITE_SUPABASE_KEY: 'sb_publishable_x',
    SUPABASE_SECRET_KEY: 'sb_secret_x',
  };
}

/** Starts a hosted project. Returns its settings and the names of the photographs in its bucket. */
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

test('an update that changes no row is reported as a failure', async () => {
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
  'all 2,500 posts are listed from a database that sends at most %d at once',
  async (most) => {
    const { variables } = await startProject({ count: 2500, most });
    const ids = (await openDiaryStore(variables).list()).map(({ id }) => id);
    expect([ids.length, ids.at(-1)]).toEqual([2500, 1]);
  },
);

test.each(['', '{}', 'null'])(
  'the response %j is reported as a failure, not read as an empty list',
  async (body) => {
    const variables = await serve((_request, response) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(body),
    );
    await expect(openDiaryStore(variables).list()).rejects.toThrow(
      /^diary: the database (?:did not answer with a list|answered with something that is not JSON)/,
    );
    await expect(openLeadArchive(variables).readAll()).rejects.toThrow(
      'did not answer with a list of rows',
    );
  },
);

test.each([
  ['', []],
  [null, []],
  ['/a.jpg', [{ src: '/a.jpg' }]],
  [{ src: '/a.jpg', alt: 'A' }, [{ src: '/a.jpg', alt: 'A' }]],
  [['/a.jpg', null, 5], [{ src: '/a.jpg' }]],
  ['[{"src":"/a.jpg"}]', [{ src: '/a.jpg' }]],
])(
  'a post whose photographs are stored as %j can be listed',
  async (images, photos) => {
    const stored = { images, title: null, body: null };
    const { variables } = await startProject({ count: 1, stored });
    expect(await openDiaryStore(variables).list()).toMatchObject([
      { images: photos, title: '', body: '' },
    ]);
  },
);

test('a post that was stored counts as added even if the response was lost, so that nobody adds it twice', async () => {
  const { variables } = await startProject({ count: 1, losesAnswers: true });
  await openDiaryStore(variables).add(row);
  const empty = await startProject({ losesAnswers: true });
  await expect(openDiaryStore(empty.variables).add(row)).rejects.toThrow(
    /^diary: /,
  );
});

test('a photograph that was stored is deleted again if the response was lost', async () => {
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
  const { root, pathOf, write } = temporaryFolder();
  write('site/diary.json', '{ "lastId": 0, "posts": [] }');
  const hosted = openDiaryStore(variables);
  const local = openDiaryStore({}, root);
  for (const store of [hosted, local])
    await expect(
      withPhotos(store, post, { photos, alts: [] }, (images) =>
        store.add({ ...row, title: '', images }),
      ),
    ).rejects.toThrow();
  expect([...bucket]).toEqual([]);
  expect(readdirSync(pathOf('site/public/diary'))).toEqual([]);
});

test.each([
  [
    '<!doctype html><title>Paused</title>',
    'answered with a web page: is the project paused',
  ],
  ['no\u001b[2J way', 'said: no\\u{001b}[2J way'],
])(
  'a database error with the message %j is shown as readable text',
  async (message, shown) => {
    const { variables } = await startProject({
      change: { status: 540, body: { message } },
    });
    await expect(openDiaryStore(variables).remove(row)).rejects.toThrow(
      `diary: the database ${shown}`,
    );
  },
);

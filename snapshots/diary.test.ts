import { afterEach, expect, test, vi } from 'vitest';
import { parseEnvironment } from '../src/domain/settings/environment.ts';
import { readJobPosts } from './diary.ts';

const row = {
  title: 'Patio',
  town_slug: 'falmouth',
  town_label: 'Falmouth',
  service_slug: 'patio-cleaning',
  date_iso: '2026-03-09',
  images: [],
  body: 'Clean.',
};
const local = parseEnvironment({});
const hosted = parseEnvironment({
  VITE_SUPABASE_URL: 'https://project.supabase.co/',
  VITE_SUPABASE_KEY: 'anonymous',
});
const answering =
  (body: unknown, status = 200) =>
  async () => ({ fetch: async () => Response.json(body, { status }) });
const neverOpened = () => Promise.reject(new Error('opened'));

afterEach(() => void vi.unstubAllGlobals());

test.each([
  [
    'the embedded database, newest first',
    local,
    /\/rest\/v1\/job_posts\?.*order=created_at\.desc,id\.desc/,
  ],
  [
    'a hosted project, while the embedded database stays closed',
    hosted,
    /^https:\/\/project\.supabase\.co\/rest\/v1\/job_posts\?/,
  ],
])('posts are read from %s', async (_what, environment, address) => {
  const asked: Request[] = [];
  const fetch = async (request: Request) => {
    asked.push(request);
    return Response.json([row]);
  };
  const isLocal = environment === local;
  vi.stubGlobal('fetch', isLocal ? neverOpened : fetch);
  const openDatabase = isLocal ? async () => ({ fetch }) : neverOpened;
  expect(await readJobPosts(environment, openDatabase)).toMatchObject([
    { title: 'Patio', townSlug: 'falmouth' },
  ]);
  expect(asked[0]!.url).toMatch(address);
  const { supabaseKey } = environment;
  expect(asked[0]!.headers.get('apikey')).toBe(supabaseKey);
  expect(asked[0]!.headers.get('authorization')).toBe(`Bearer ${supabaseKey}`);
});

test.each([
  ['answers with an error', answering({ message: 'no' }, 503), 'answered 503'],
  ['cannot be opened', neverOpened, 'opened'],
])(
  'if the database %s, the error gives the reason and a remedy',
  async (_what, openDatabase, reason) => {
    await expect(readJobPosts(local, openDatabase)).rejects.toMatchObject({
      name: 'InputError',
      message: `the embedded database: job posts could not be read (${reason}): mend it, or build with --allow-missing-diary`,
    });
  },
);

/** The error that `fetch` throws if the host cannot be reached. */
const unreachable = (code: string) =>
  Object.assign(new TypeError('fetch failed'), { cause: { code } });
const page = new Response('<!doctype html>', {
  headers: { 'Content-Type': 'text/html' },
});

test.each<[string, () => Promise<Response>, RegExp]>([
  [
    'refuses the connection',
    () => Promise.reject(unreachable('ECONNREFUSED')),
    /ECONNREFUSED: is VITE_SUPABASE_URL right/,
  ],
  [
    'hangs',
    () => Promise.reject(new DOMException('late', 'TimeoutError')),
    /no answer in 10 seconds: is the project paused/,
  ],
  [
    'answers with a web page',
    async () => page.clone(),
    /not JSON, such as a web page: is VITE_SUPABASE_URL the project's address/,
  ],
  [
    'refuses the key',
    async () => Response.json({}, { status: 401 }),
    /answered 401: is VITE_SUPABASE_KEY this project's/,
  ],
  [
    'has no table',
    async () => Response.json({}, { status: 404 }),
    /answered 404: .*apply supabase\/migrations/,
  ],
  [
    'is another service',
    async () => Response.json({}),
    /did not answer with a list: is VITE_SUPABASE_URL the project's/,
  ],
])(
  'if a hosted project %s, the message names the project and what to check',
  async (_what, answer, reason) => {
    vi.stubGlobal('fetch', answer);
    const failure = readJobPosts(hosted, neverOpened);
    await expect(failure).rejects.toThrow(reason);
    await expect(failure).rejects.toThrow(
      /^https:\/\/project\.supabase\.co: .*--allow-missing-diary$/,
    );
  },
);

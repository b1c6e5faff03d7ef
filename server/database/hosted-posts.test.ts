import { afterEach, expect, test, vi } from 'vitest';
import { readHostedRows } from './hosted-posts.ts';

const read = () =>
  readHostedRows('https://project.supabase.co', 'VITE_SUPABASE_KEY', 'public');

afterEach(() => void vi.unstubAllGlobals());

test('posts are read with the key, newest first', async () => {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request);
    return Response.json([{ title: 'Patio' }]);
  });
  expect(await read()).toEqual([{ title: 'Patio' }]);
  const [{ url, headers }] = asked as [Request];
  expect(url).toMatch(
    /^https:\/\/project\.supabase\.co\/rest\/v1\/job_posts\?.*order=created_at\.desc,id\.desc/,
  );
  expect(headers.get('apikey')).toBe('public');
  expect(headers.get('authorization')).toBe('Bearer public');
});

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
  'if a project %s, the message says what to check',
  async (_what, answer, reason) => {
    vi.stubGlobal('fetch', answer);
    await expect(read()).rejects.toThrow(reason);
  },
);

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import * as fc from 'fast-check';
import {
  afterAll,
  beforeAll,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { parseEnvironment } from '../../core/domain/settings/environment.ts';
import { cacheControl, securityHeaders } from '../headers.ts';
import { listen, type Listening } from '../../tests/support/servers/listen.ts';
import { openSeededDatabase } from '../../tests/support/servers/seeded-database.ts';
import { createSiteServer } from './site-server.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

const environment = parseEnvironment({});
const { root: folder } = temporaryFolder(afterAll);
const listening: Listening[] = [];
// Refused targets are logged.
vi.spyOn(console, 'warn').mockReturnValue();

async function serve(
  options: Partial<Parameters<typeof createSiteServer>[0]> = {},
): Promise<number> {
  const server = createSiteServer({
    folder,
    environment,
    openDatabase: openSeededDatabase,
    ...options,
  });
  listening.push(await listen(server));
  return listening.at(-1)!.port;
}

let port = 0;
beforeAll(async () => {
  for (const name of ['devon/exeter', 'assets', 'pictures'])
    mkdirSync(join(folder, name), { recursive: true });
  const files = {
    'index.html': 'home page',
    'services.html': 'services page',
    'devon/exeter.html': 'exeter page',
    '404.html': 'error page',
    'assets/app-1234.js': 'script();',
    'pictures/a-1234.avif': 'picture',
    'robots.txt': 'robots',
    _headers: 'for the host',
    'vercel.json': '{}',
    '.secret': 'secret',
  };
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, name), text);
  port = await serve();
});
afterAll(() => {
  for (const { close } of listening) close();
});

/**
 * Sends raw bytes. Resolves to the response, or to undefined if the connection is still open after
 * `waitMs`.
 */
function sendRaw(
  bytes: string | Buffer,
  to = port,
  waitMs = 30_000,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(to, '127.0.0.1', () => socket.write(bytes));
    const timer = setTimeout(() => finish(undefined), waitMs);
    const finish = (text: string | undefined) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(text);
    };
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('close', () => finish(Buffer.concat(chunks).toString('latin1')));
    socket.on('error', () => undefined);
  });
}

/** Sends a request. @param line method and target, as in `GET /` */
const ask = (line: string, headers = '', host = 'localhost') =>
  sendRaw(
    `${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers}\r\n`,
  );
const get = (target: string, headers = '') => ask(`GET ${target}`, headers);
const url = (path: string) => `http://127.0.0.1:${port}${path}`;
const statusOf = (answer: string | undefined) =>
  Number(/^HTTP\/1\.1 (\d{3})/.exec(answer ?? '')?.[1]);

const stillServes = async () =>
  expect(await (await fetch(url('/services'))).text()).toBe('services page');

test.each([
  ['/', 200],
  ['/services?a=b', 200],
  ['/devon/exeter', 200],
  ['/devon', 404],
  ['/.secret', 404],
  ['/robots.txt/x', 404],
  ['/%00', 400],
  [`/${'x'.repeat(3000)}`, 404],
  ['/services.html', 308],
])('GET %s gets status %i', async (path, status) => {
  expect(statusOf(await get(path))).toBe(status);
});

test('an unknown or malformed URL shows the error page', async () => {
  for (const path of [
    '/nothing',
    '/%',
    '/assets/gone.js',
    '/pictures/gone.avif',
  ])
    expect(await get(path)).toMatch(
      /Cross-Origin-Resource-Policy: same-origin\r\n[\s\S]*\r\n\r\n[\s\S]*error page/,
    );
});

test('every response carries every security header, whatever the request', async () => {
  const lines = [
    'GET /services',
    'GET /nothing',
    'GET /services.html',
    'GET /%',
    'POST /services',
    'HEAD /services',
  ];
  const answers = [
    ...lines,
    'GET /rest/v1/job_posts',
    'POST /lead-inbox',
    `GET /${'x'.repeat(3000)}`,
  ].map((line) => ask(line));
  for (const answer of await Promise.all([
    ...answers,
    ask('GET /', '', 'evil.example'),
  ]))
    for (const [name, value] of Object.entries(securityHeaders(environment)))
      expect(answer).toContain(`${name}: ${value}\r\n`);
});

test('hashed files are cached for a year, and pages and errors are revalidated', async () => {
  const cacheOf = async (path: string) =>
    (await fetch(url(path))).headers.get('cache-control');
  expect(await cacheOf('/assets/app-1234.js')).toBe(cacheControl.inside);
  expect(await cacheOf('/pictures/a-1234.avif')).toBe(cacheControl.inside);
  for (const path of [
    '/',
    '/services',
    '/robots.txt',
    '/assets/gone.js',
    '/pictures/gone.avif',
    '/nothing',
  ])
    expect(await cacheOf(path)).toBe(cacheControl.elsewhere);
});

test('a conditional request for an unchanged page gets 304', async () => {
  const etag = (await fetch(url('/services'))).headers.get('etag')!;
  expect(statusOf(await get('/services', `If-None-Match: ${etag}\r\n`))).toBe(
    304,
  );
});

test('no Range header, valid or not, stops the server', async () => {
  for (const range of [
    'bytes=5-2',
    'bytes=-',
    'bytes=99999-',
    'bytes=abc',
    'bytes=0-1,3-4',
    'bytes=-1',
    'x',
  ])
    expect([200, 206, 416], range).toContain(
      statusOf(await get('/services', `Range: ${range}\r\n`)),
    );
  await stillServes();
});

test('a HEAD request gets the answer for the whole file, whatever range it asks for', async () => {
  for (const range of ['bytes=0-9', 'bytes=999999999-']) {
    const { status, headers } = await fetch(url('/services'), {
      method: 'HEAD',
      headers: { Range: range },
    });
    expect([status, headers.get('content-range')], range).toEqual([200, null]);
  }
});

test('a range response is not compressed, so that its Content-Range counts the bytes sent', async () => {
  writeFileSync(join(folder, 'assets/long-1234.js'), 'x'.repeat(30_000));
  const answer = await get(
    '/assets/long-1234.js',
    'Range: bytes=0-20000\r\nAccept-Encoding: gzip\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 206 /);
  expect(answer).toContain('Content-Range: bytes 0-20000/30000');
  expect(answer).not.toMatch(/content-encoding/i);
  expect(answer!.split('\r\n\r\n')[1]).toHaveLength(20_001);
});

test('a file that a new build has removed gets 404, and the server keeps running', async () => {
  writeFileSync(join(folder, 'assets/old-5678.js'), 'old();');
  expect((await fetch(url('/assets/old-5678.js'))).status).toBe(200);
  rmSync(join(folder, 'assets/old-5678.js'));
  expect((await fetch(url('/assets/old-5678.js'))).status).toBe(404);
  await stillServes();
});

test.each([
  ...[
    'POST /services',
    'PUT /',
    'DELETE /services',
    'OPTIONS /',
    'TRACE /',
    'OPTIONS *',
    'GET /lead-inbox',
  ].map((line) => [line, 405] as const),
  ['BREW /', 400] as const,
  ['TRACE /rest/v1/job_posts', 401] as const,
])('%s gets status %i', async (line, status) => {
  expect(statusOf(await ask(line))).toBe(status);
});

test.each([
  [
    'headers of 20,000 characters',
    `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
  ],
  [
    'two hosts',
    'GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    400,
  ],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  [
    'two lengths',
    'POST /lead-inbox HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx',
    400,
  ],
  [
    'a length and chunks',
    'POST /lead-inbox HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  [
    'a header on two lines',
    'GET / HTTP/1.1\r\nHost: a\r\nX: b\r\n c\r\n\r\n',
    400,
  ],
  [
    'a null byte in a header',
    'GET / HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n',
    400,
  ],
  [
    'binary data',
    Buffer.from(Array.from({ length: 512 }, (_, index) => (index * 37) % 256)),
    400,
  ],
])('a request with %s is refused', async (_what, bytes, status) => {
  expect(statusOf(await sendRaw(bytes))).toBe(status);
  await stillServes();
});

describe('the embedded database, over HTTP,', () => {
  const headers = {
    apikey: environment.supabaseKey,
    Authorization: `Bearer ${environment.supabaseKey}`,
    'Content-Type': 'application/json',
  };
  const posts = async () =>
    (
      await fetch(url('/rest/v1/job_posts?select=*'), { headers })
    ).json() as Promise<unknown[]>;
  test.each(['POST', 'PATCH', 'PUT', 'DELETE'])(
    'refuses %s and keeps its rows',
    async (method) => {
      const before = await posts();
      const change: RequestInit = {
        method,
        headers,
        body: '{"title":"changed"}',
      };
      const answer = await fetch(url('/rest/v1/job_posts?id=gt.0'), change);
      expect(await answer.json()).toMatchObject({
        code: '42501',
        message: 'permission denied for table job_posts',
      });
      expect(await posts()).toEqual(before);
      expect(before).not.toEqual([]);
    },
  );
  test('keeps its posts and responds after every hostile query', async () => {
    // The database prints each refusal with its stack trace; this keeps them out of the test's
    // output.
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => printed.mockRestore());
    const injected = [
      '?select=*&order=created_at.desc;drop table job_posts',
      '?id=eq.1%27%20or%201=1--',
    ];
    for (const query of [
      ...injected,
      '?select=%00',
      `?id=in.(${'1,'.repeat(800)}1)`,
      '/../../sqlite_master',
    ]) {
      const answer = await get(
        `/rest/v1/job_posts${query}`,
        `apikey: ${environment.supabaseKey}\r\n`,
      );
      expect(statusOf(answer), query).toBeGreaterThanOrEqual(200);
      expect(await posts()).not.toEqual([]);
    }
  });
});

test('while the database cannot be opened, each request tries again, logs the error and gets an uncached 500', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const openDatabase = vi.fn<typeof openSeededDatabase>(async () => {
    throw new Error('no room');
  });
  const address = `http://127.0.0.1:${await serve({ openDatabase })}/rest/v1/job_posts?a=%1b`;
  for (const calls of [1, 2]) {
    const answer = await fetch(address);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      500,
      'no-store',
    ]);
    expect(openDatabase).toHaveBeenCalledTimes(calls);
    expect(report).toHaveBeenLastCalledWith(
      'GET /rest/v1/job_posts:',
      new Error('no room'),
    );
  }
  report.mockRestore();
});

test('an unknown URL shows the error page of the newest build, or an empty page if that page is missing', async () => {
  const errorPage = async () => (await fetch(url('/nothing'))).text();
  const file = join(folder, '404.html');
  writeFileSync(file, 'error page of the second build');
  expect(await errorPage()).toBe('error page of the second build');
  rmSync(file);
  expect(await errorPage()).toBe('');
  writeFileSync(file, 'error page');
});

test("a request with another site's host name, as in DNS rebinding, is refused with 421", async () => {
  for (const path of ['/', '/rest/v1/job_posts', '/lead-inbox'])
    expect(statusOf(await ask(`GET ${path}`, '', 'evil.example'))).toBe(421);
});

test('a client that sends its headers or body too slowly gets 408', async () => {
  const limits = {
    headersTimeout: 200,
    requestTimeout: 400,
    keepAliveTimeout: 200,
    connectionsCheckingInterval: 50,
  };
  const impatient = await serve({ limits });
  const slowHeaders = 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
  const slowBody =
    'POST /lead-inbox HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';
  for (const bytes of [slowHeaders, slowBody])
    expect(statusOf(await sendRaw(bytes, impatient))).toBe(408);
});

const token = fc.constantFrom(
  ...'.. . %2e%2e %2f %5c \\ / // %00 % %zz %0d%0a é \u0000 \t devon exeter .html assets ? # & ~ <script>'.split(
    ' ',
  ),
  'http://evil.example',
);
const target = fc
  .array(fc.oneof(token, fc.string({ maxLength: 6 })), { maxLength: 15 })
  .map((parts) => `/${parts.join('')}`);
const headerLine = fc.tuple(
  fc.constantFrom(
    ...'Host Range If-None-Match If-Modified-Since Accept-Encoding Connection Expect Upgrade'.split(
      ' ',
    ),
    ...'Content-Length Transfer-Encoding X-Forwarded-Host Cookie'.split(' '),
  ),
  fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.constantFrom(
      'chunked',
      '-1',
      'bytes=0-',
      '100-continue',
      'websocket',
      'gzip;q=x',
      '*',
      'evil.example',
    ),
  ),
);

test('no request stops the server, reads outside its folder or is redirected to another host', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'TRACE'),
      target,
      fc.array(headerLine, { maxLength: 4 }),
      async (method, path, headers) => {
        const lines = headers
          .map(([name, value]) => `${name}: ${value}\r\n`)
          .join('');
        const answer = await sendRaw(
          `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${lines}Connection: close\r\n\r\n`,
          port,
          250,
        );
        expect(answer ?? '').not.toContain('root:x:');
        expect(answer ?? '').not.toContain('secret');
        expect(answer ?? '').not.toMatch(/^Location: (?!\/(?![/\\]))/m);
        expect(statusOf(answer) || 400).toBeLessThan(500);
      },
    ),
    { numRuns: 400 },
  );
  await stillServes();
}, 60_000);

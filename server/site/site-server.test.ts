import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { parseEnvironment } from '../../src/domain/settings/environment.ts';
import { cacheHeaders, securityHeaders } from '../headers.ts';
import { openSeededDatabase } from '../../tests/support/servers/seeded-database.ts';
import { createSiteServer } from './site-server.ts';

const environment = parseEnvironment({});
const folder = mkdtempSync(join(tmpdir(), 'site-server-'));
const servers: Server[] = [];

async function serve(limits?: Parameters<typeof createSiteServer>[0]['limits']): Promise<number> {
  const server = createSiteServer({ folder, environment, openDatabase: openSeededDatabase, limits });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

let port = 0;
beforeAll(async () => {
  for (const name of ['devon', 'assets', 'pictures']) mkdirSync(join(folder, name));
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
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  mkdirSync(join(folder, 'devon/exeter'));
  port = await serve();
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true });
});

/** Sends bytes as they are and returns what comes back until the server hangs up, or undefined after `waitMs`. */
function sendRaw(bytes: string | Buffer, to = port, waitMs = 3000): Promise<string | undefined> {
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

const get = (target: string, headers = '') =>
  sendRaw(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`);
const url = (path: string) => `http://127.0.0.1:${port}${path}`;
const statusOf = (answer: string | undefined) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer ?? '')?.[1]);

/** As much of a text as a test's name has room for. */
const shortOf = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

const stillServes = async () => expect(await (await fetch(url('/services'))).text()).toBe('services page');

test.each(
  [
    ['/', 200],
    ['/services', 200],
    ['/services?a=b', 200],
    ['/devon/exeter', 200],
    ['/devon', 404],
    ['/nothing', 404],
    ['/404', 404],
    ['/_headers', 404],
    ['/vercel.json', 404],
    ['/.secret', 404],
    ['/assets/gone.js', 404],
    [`/${'x'.repeat(1500)}`, 404],
    ['/robots.txt/x', 404],
    ['/%', 400],
    ['/%00', 400],
    ['/services.html', 308],
    ['/services/', 308],
  ].map(([path, status]) => [shortOf(String(path)), status, String(path)] as const),
)('%s answers %i', async (_name, status, path) => {
  expect(statusOf(await get(path))).toBe(status);
});

test('an address in error shows the error page', async () => {
  for (const path of ['/nothing', '/%', '/assets/gone.js'])
    expect(await get(path)).toMatch(/\r\n\r\n[\s\S]*error page/);
});

test.each(
  [
    'GET /services',
    'GET /nothing',
    'GET /services.html',
    'GET /%',
    'POST /services',
    'HEAD /services',
    'GET /rest/v1/job_posts',
    'POST /lead-inbox',
    `GET /${'x'.repeat(3000)}`,
  ].map((line) => [shortOf(line), line] as const),
)('every header is on the answer to %s', async (_name, line) => {
  const answer = await sendRaw(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  for (const [name, value] of Object.entries(securityHeaders(environment)))
    expect(answer).toContain(`${name}: ${value}\r\n`);
});

test('every header is on the answer to what is no request at all', async () => {
  for (const bytes of [
    '\r\n\r\nnonsense\r\n\r\n',
    `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
    'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: magic\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
  ]) {
    const answer = await sendRaw(bytes);
    for (const [name, value] of Object.entries(securityHeaders(environment)))
      expect(answer).toContain(`${name}: ${value}\r\n`);
  }
});

test('files with a hash in their name are kept, pages are asked for again, errors are never kept for long', async () => {
  const cacheOf = async (path: string) => (await fetch(url(path))).headers.get('cache-control');
  expect(await cacheOf('/assets/app-1234.js')).toBe(cacheHeaders.immutable);
  expect(await cacheOf('/pictures/a-1234.avif')).toBe(cacheHeaders.immutable);
  for (const path of ['/', '/services', '/robots.txt', '/assets/gone.js', '/nothing'])
    expect(await cacheOf(path)).toBe(cacheHeaders.revalidate);
});

test('a page that has not changed is not sent again', async () => {
  const etag = (await fetch(url('/services'))).headers.get('etag')!;
  expect(statusOf(await get('/services', `If-None-Match: ${etag}\r\n`))).toBe(304);
});

test.each(['bytes=5-2', 'bytes=-', 'bytes=99999-', 'bytes=abc', 'bytes=0-1,3-4', 'bytes=-1', 'x'])(
  'the range %s ends no server',
  async (range) => {
    expect([200, 206, 416]).toContain(statusOf(await get('/services', `Range: ${range}\r\n`)));
    await stillServes();
  },
);

test('a part of a file is counted in the bytes that are sent', async () => {
  writeFileSync(join(folder, 'assets/long-1234.js'), 'x'.repeat(30_000));
  const answer = await get('/assets/long-1234.js', 'Range: bytes=0-20000\r\nAccept-Encoding: gzip\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 206 /);
  expect(answer).toContain('Content-Range: bytes 0-20000/30000');
  expect(answer).not.toMatch(/content-encoding/i);
  expect(answer!.split('\r\n\r\n')[1]).toHaveLength(20_001);
});

test('a file that a new build has taken away is missing and ends no server', async () => {
  writeFileSync(join(folder, 'assets/old-5678.js'), 'old();');
  expect((await fetch(url('/assets/old-5678.js'))).status).toBe(200);
  rmSync(join(folder, 'assets/old-5678.js'));
  expect((await fetch(url('/assets/old-5678.js'))).status).toBe(404);
  await stillServes();
});

test.each([
  ['POST', '/services', 405],
  ['PUT', '/', 405],
  ['DELETE', '/services', 405],
  ['OPTIONS', '/', 405],
  ['TRACE', '/', 405],
  ['OPTIONS', '*', 405],
  ['BREW', '/', 400],
  ['GET', '/lead-inbox', 405],
  ['TRACE', '/rest/v1/job_posts', 401],
])('%s %s answers %i', async (method, target, status) => {
  expect(statusOf(await sendRaw(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`))).toBe(
    status,
  );
});

test.each([
  [
    'an address of 3,000 characters',
    `GET /${'x'.repeat(3000)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    414,
  ],
  ['headers of 20,000 characters', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['two lengths', 'POST /lead-inbox HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx', 400],
  [
    'a length and chunks',
    'POST /lead-inbox HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['a header in two lines', 'GET / HTTP/1.1\r\nHost: a\r\nX: b\r\n c\r\n\r\n', 400],
  ['a null byte in a header', 'GET / HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n', 400],
  ['binary', Buffer.from(Array.from({ length: 512 }, (_, index) => (index * 37) % 256)), 400],
])('a request with %s is refused', async (_what, bytes, status) => {
  expect(statusOf(await sendRaw(bytes))).toBe(status);
  await stillServes();
});

describe('the lead inbox refuses', () => {
  const post = (body: string, headers: Record<string, string> = { 'Content-Type': 'application/json' }) =>
    fetch(url('/lead-inbox'), { method: 'POST', body, headers });
  test.each([
    ['what is not JSON', 'not json', 400],
    ['what is no object', '"\u001b[2J"', 400],
    ['a list', '[]', 400],
    ['more than 64 KB', JSON.stringify({ message: 'x'.repeat(200_000) }), 413],
  ])('%s', async (_what, body, status) => {
    expect((await post(body)).status).toBe(status);
  });
  test('a form that another site could send', async () => {
    expect((await post('{}', { 'Content-Type': 'text/plain' })).status).toBe(415);
  });
});

describe('the embedded database, over HTTP,', () => {
  const headers = {
    apikey: environment.supabaseKey,
    Authorization: `Bearer ${environment.supabaseKey}`,
    'Content-Type': 'application/json',
  };
  const posts = async () => (await fetch(url('/rest/v1/job_posts?select=*'), { headers })).json() as Promise<unknown[]>;
  test.each(['POST', 'PATCH', 'PUT', 'DELETE'])('refuses %s and keeps its rows', async (method) => {
    const before = await posts();
    const change: RequestInit = { method, headers, body: '{"title":"changed"}' };
    const answer = await fetch(url('/rest/v1/job_posts?id=gt.0'), change);
    expect(await answer.json()).toMatchObject({ code: '42501', message: 'permission denied for table job_posts' });
    expect(await posts()).toEqual(before);
    expect(before).not.toEqual([]);
  });
  test.each(
    [
      '?select=*&order=created_at.desc;drop table job_posts',
      '?id=eq.1%27%20or%201=1--',
      '?select=%00',
      `?id=in.(${'1,'.repeat(800)}1)`,
      '/../../sqlite_master',
    ].map((query) => [shortOf(query), query] as const),
  )('survives %s', async (_name, query) => {
    // The database prints each refusal with its stack trace.
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => printed.mockRestore());
    expect(
      statusOf(await get(`/rest/v1/job_posts${query}`, `apikey: ${environment.supabaseKey}\r\n`)),
    ).toBeGreaterThanOrEqual(200);
    expect(await posts()).not.toEqual([]);
  });
});

test('a database that cannot be opened is answered with 500, reported and tried again', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const openDatabase = vi.fn<typeof openSeededDatabase>(async () => {
    throw new Error('no room');
  });
  const server = createSiteServer({ folder, environment, openDatabase });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest/v1/job_posts`;
  for (const calls of [1, 2]) {
    expect((await fetch(address)).status).toBe(500);
    expect(openDatabase).toHaveBeenCalledTimes(calls);
    expect(report).toHaveBeenLastCalledWith('GET /rest/v1/job_posts:', new Error('no room'));
  }
  report.mockRestore();
});

test('a visitor who sends headers drop by drop is cut off', async () => {
  const impatient = await serve({
    headersTimeout: 200,
    requestTimeout: 400,
    keepAliveTimeout: 200,
    connectionsCheckingInterval: 50,
  });
  expect(statusOf(await sendRaw('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', impatient))).toBe(408);
  expect(
    statusOf(
      await sendRaw(
        'POST /lead-inbox HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
        impatient,
      ),
    ),
  ).toBe(408);
});

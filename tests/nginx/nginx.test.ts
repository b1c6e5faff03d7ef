import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cacheControl, securityHeaders } from '../../server/headers.ts';
import { parseEnvironment } from '../../src/domain/settings/environment.ts';
import { notFoundPage, pages, snapshotFile } from '../../src/domain/pages.ts';
import { siteUrl } from '../support/visitor.ts';

const dist = join(import.meta.dirname, '../../dist');
const { hostname, port } = new URL(siteUrl);
const headers = Object.entries(securityHeaders(parseEnvironment({})));
const asset = `/assets/${readdirSync(join(dist, 'assets')).find((name) => name.endsWith('.js'))}`;
const picture = `/pictures/${readdirSync(join(dist, 'pictures'))[0]}`;
const bodyOf = (file: string) => readFileSync(join(dist, file), 'utf8');

/** Sends a request line and headers as they are; returns the answer as it is. */
function ask(line: string, extra = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        `${line} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n${extra}\r\n`,
      ),
    );
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('utf8')));
    socket.on('error', reject);
  });
}
const statusOf = (answer: string) =>
  Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
const headerOf = (answer: string, name: string) =>
  new RegExp(`^${name}: (.*)\r$`, 'im').exec(answer)?.[1];

test('the data that scripts fetch is not indexed, and pages are', async () => {
  const data = await fetch(`${siteUrl}/content/hubs/exeter.json`);
  expect([data.status, data.headers.get('x-robots-tag')]).toEqual([
    200,
    'noindex',
  ]);
  expect(
    (await fetch(`${siteUrl}/devon/exeter`)).headers.get('x-robots-tag'),
  ).toBe(null);
});

test('every page answers at its one address with its own file', async () => {
  for (const page of pages) {
    const answer = await fetch(siteUrl + page.path);
    expect([page.path, answer.status]).toEqual([page.path, 200]);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await answer.text()).toBe(bodyOf(snapshotFile(page)));
  }
});

test.each([
  ['/services.html', '/services'],
  ['/services/', '/services'],
  ['/index.html', '/'],
  [
    '/devon/exeter/patio-cleaning.html?from=flyer',
    '/devon/exeter/patio-cleaning?from=flyer',
  ],
  ['/old.patios', '/services'],
  ['/old.patios.html?from=flyer', '/services?from=flyer'],
  ['/services/?next=//evil.example/', '/services?next=//evil.example/'],
])('%s leads to %s for good', async (second, first) => {
  const answer = await ask(`GET ${second}`);
  expect([statusOf(answer), headerOf(answer, 'Location')]).toEqual([
    308,
    first,
  ]);
});

test.each([
  '/nothing',
  '/devon',
  '/assets/gone-1234.js',
  '/services%2Ehtml',
  '/_headers',
  '/.git/config',
  '/services.html.gz',
  '//evil.example/',
  '/\\evil.example/x.html',
])('%s is missing: the error page, status 404, not kept', async (path) => {
  const answer = await ask(`GET ${path}`);
  expect([statusOf(answer), headerOf(answer, 'Cache-Control')]).toEqual([
    404,
    cacheControl.elsewhere,
  ]);
  expect(answer).toContain(bodyOf(snapshotFile(notFoundPage)));
});

test.each(
  [
    ['GET /', 200],
    ['HEAD /services', 200],
    ['GET /services.html', 308],
    ['GET /nothing', 404],
    ['GET /%00', 400],
    ['GET /../../etc/passwd', 400],
    ['POST /services', 405],
    ['OPTIONS /services', 405],
    [`GET ${asset}`, 200],
    [`GET /${'x'.repeat(9000)}`, 414],
  ].map(
    ([line, status]) =>
      [String(line).slice(0, 60), status, String(line)] as const,
  ),
)('%s answers %i with every header', async (_name, status, line) => {
  const answer = await ask(line);
  expect(statusOf(answer)).toBe(status);
  for (const [name, value] of headers)
    expect(headerOf(answer, name)).toBe(value);
  expect(headerOf(answer, 'Server')).toBe('nginx');
});

test('headers too long for the server are refused with every header', async () => {
  const answer = await ask('GET /', `X-Long: ${'x'.repeat(40_000)}\r\n`);
  expect(statusOf(answer)).toBe(400);
  for (const [name, value] of headers)
    expect(headerOf(answer, name)).toBe(value);
});

describe('caching', () => {
  test.each([asset, picture])(
    '%s is kept for ever, whole or in part',
    async (path) => {
      const answer = await ask(`GET ${path}`);
      expect(headerOf(answer, 'Cache-Control')).toBe(cacheControl.inside);
      const etag = headerOf(answer, 'ETag')!;
      for (const [extra, status] of [
        [`If-None-Match: ${etag}\r\n`, 304],
        ['Range: bytes=0-3\r\n', 206],
      ] as const) {
        const again = await ask(`GET ${path}`, extra);
        expect([statusOf(again), headerOf(again, 'Cache-Control')]).toEqual([
          status,
          cacheControl.inside,
        ]);
      }
    },
  );

  test.each([
    '/',
    '/services',
    '/robots.txt',
    '/sitemap.xml',
    '/content/hubs/exeter.json',
  ])(
    '%s is asked for again, and not sent again while it is the same',
    async (path) => {
      const answer = await ask(`GET ${path}`);
      expect(headerOf(answer, 'Cache-Control')).toBe(cacheControl.elsewhere);
      expect(
        statusOf(
          await ask(
            `GET ${path}`,
            `If-None-Match: ${headerOf(answer, 'ETag')}\r\n`,
          ),
        ),
      ).toBe(304);
    },
  );
});

test.each([
  '/services',
  asset,
  '/content/hubs/exeter.json',
  '/sitemap.xml',
  '/nothing',
])(
  '%s comes compressed to whom asks for it, and says that it varies',
  async (path) => {
    const answer = await ask(`GET ${path}`, 'Accept-Encoding: gzip\r\n');
    expect(headerOf(answer, 'Vary')).toBe('Accept-Encoding');
    expect(headerOf(answer, 'Content-Encoding')).toBe('gzip');
  },
);

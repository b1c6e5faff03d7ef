import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  cacheControl,
  resourcePolicy,
  securityHeaders,
} from '../../../server/headers.ts';
import { checkOldWorkers } from '../../../server/live/check-old-workers.ts';
import { checkPages } from '../../../server/live/check-pages.ts';
import { parseEnvironment } from '../../../core/domain/settings/environment.ts';
import {
  notFoundPage,
  pages,
  snapshotFile,
} from '../../../core/domain/pages.ts';
import { distFolder } from '../built-site.ts';
import { siteUrl } from '../visitor.ts';

const { hostname, port } = new URL(siteUrl);
const environment = parseEnvironment({});
const headers = Object.entries(securityHeaders(environment));
const bodyOf = (file: string) => readFileSync(join(distFolder, file), 'utf8');

/** URL path of a hashed script of the site. */
export const asset = `/assets/${readdirSync(join(distFolder, 'assets')).find((name) => name.endsWith('.js'))}`;
const picture = `/pictures/${readdirSync(join(distFolder, 'pictures'))[0]}`;

/** Sends a request line and headers unchanged. Resolves to the raw response. */
export function ask(line: string, extra = ''): Promise<string> {
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
export const statusOf = (answer: string) =>
  Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
export const headerOf = (answer: string, name: string) =>
  new RegExp(`^${name}: (.*)\r$`, 'im').exec(answer)?.[1];
/** Expects this status and every security header. */
export function expectStatus(answer: string, status: number): void {
  expect(statusOf(answer)).toBe(status);
  for (const [name, value] of headers)
    expect(headerOf(answer, name)).toBe(value);
}

/** Tests that a real server with our configuration serves the site correctly. */
export function describeServer(): void {
  test('every page is served at its URL with its own file', async () => {
    for (const page of pages) {
      const answer = await fetch(siteUrl + page.path);
      expect([page.path, answer.status]).toEqual([page.path, 200]);
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
      expect(await answer.text()).toBe(bodyOf(snapshotFile(page)));
    }
  });

  test('the live check reports no problem with the pages', async () => {
    const site = { origin: siteUrl, environment };
    expect(await checkPages(site)).toEqual([]);
    expect(await checkOldWorkers(site)).toEqual([]);
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
  ])('%s redirects permanently to %s', async (second, first) => {
    const answer = await ask(`GET ${second}`);
    const { pathname, search } = new URL(
      headerOf(answer, 'Location') ?? '',
      'http://site.example',
    );
    expect([statusOf(answer), pathname + search]).toEqual([308, first]);
    expect(headerOf(answer, 'Location')).not.toContain('//evil.example/x');
  });

  test.each([
    '/nothing',
    '/devon',
    '/assets',
    '/assets/gone-1234.js',
    '/pictures/gone-1234.avif',
    '/services%2Ehtml',
    '/404',
    '/_headers',
    '/.git/config',
    '/services.html.gz',
    '//evil.example/',
    '/\\evil.example/x.html',
  ])(
    '%s gets the error page with status 404, which caches must revalidate',
    async (path) => {
      const answer = await ask(`GET ${path}`);
      expectStatus(answer, 404);
      expect(headerOf(answer, 'Cache-Control')).toBe(cacheControl.elsewhere);
      expect(answer).toContain(bodyOf(snapshotFile(notFoundPage)));
    },
  );

  test.each([
    ['GET /', 200],
    ['HEAD /services', 200],
    ['GET /services.html', 308],
    ['POST /services', 405],
    [`GET ${asset}`, 200],
  ])('%s gets the status %i with every security header', async (line, status) =>
    expectStatus(await ask(line), status),
  );

  test.each(['/assets/gone-1234.js/', '/pictures/gone.html'])(
    'caches must revalidate a redirect from %s',
    async (path) => {
      const answer = await ask(`GET ${path}`);
      expect(headerOf(answer, 'Cache-Control')).toBe(cacheControl.elsewhere);
    },
  );

  test('search engines may not index data files, and other sites may embed only pictures', async () => {
    const of = async (path: string, name: string) =>
      headerOf(await ask(`GET ${path}`), name);
    expect(await of('/content/hubs/exeter.json', 'X-Robots-Tag')).toBe(
      'noindex',
    );
    expect(await of('/devon/exeter', 'X-Robots-Tag')).toBeUndefined();
    expect(await of(picture, resourcePolicy.name)).toBe(resourcePolicy.inside);
    expect(await of('/services', resourcePolicy.name)).toBe(
      resourcePolicy.elsewhere,
    );
  });

  describe('caching', () => {
    test.each([asset, picture])('%s is cached for a year', async (path) => {
      const answer = await ask(`GET ${path}`);
      expect(headerOf(answer, 'Cache-Control')).toBe(cacheControl.inside);
      const again = await ask(
        `GET ${path}`,
        `If-None-Match: ${headerOf(answer, 'ETag')}\r\n`,
      );
      expect([statusOf(again), headerOf(again, 'Cache-Control')]).toEqual([
        304,
        cacheControl.inside,
      ]);
      const beyond = await ask(
        `GET ${path}`,
        'Range: bytes=999999999-9999999999\r\n',
      );
      if (statusOf(beyond) >= 400)
        expect(headerOf(beyond, 'Cache-Control')).toBe(cacheControl.elsewhere);
    });

    test.each(['/', '/services', '/robots.txt', '/content/hubs/exeter.json'])(
      '%s is revalidated, and an unchanged file gets a 304',
      async (path) => {
        const answer = await ask(`GET ${path}`);
        expect(headerOf(answer, 'Cache-Control')).toBe(cacheControl.elsewhere);
        const tag = headerOf(answer, 'ETag');
        expect(
          statusOf(await ask(`GET ${path}`, `If-None-Match: ${tag}\r\n`)),
        ).toBe(304);
      },
    );
  });

  test.each(['/services', asset, '/content/hubs/exeter.json', '/sitemap.xml'])(
    '%s is compressed on request and varies by Accept-Encoding',
    async (path) => {
      const answer = await ask(`GET ${path}`, 'Accept-Encoding: gzip\r\n');
      expect(headerOf(answer, 'Vary')).toMatch(/accept-encoding/i);
      expect(headerOf(answer, 'Content-Encoding')).toBe('gzip');
    },
  );
}

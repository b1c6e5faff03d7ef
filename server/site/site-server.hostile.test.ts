import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseEnvironment } from '../../src/domain/settings/environment.ts';
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

const url = (path: string) => `http://127.0.0.1:${port}${path}`;
const statusOf = (answer: string | undefined) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer ?? '')?.[1]);

const stillServes = async () => expect(await (await fetch(url('/services'))).text()).toBe('services page');

const token = fc.constantFrom(
  '..',
  '.',
  '%2e%2e',
  '%2f',
  '%5c',
  '\\',
  '/',
  '//',
  '%00',
  '%',
  '%zz',
  '%0d%0a',
  'é',
  '\u0000',
  '\t',
  'devon',
  'exeter',
  '.html',
  'assets',
  '?',
  '#',
  '&',
  '~',
  '<script>',
  'http://evil.example',
);
const target = fc
  .array(fc.oneof(token, fc.string({ maxLength: 6 })), { maxLength: 15 })
  .map((parts) => `/${parts.join('')}`);
const headerLine = fc.tuple(
  fc.constantFrom(
    'Host',
    'Range',
    'If-None-Match',
    'If-Modified-Since',
    'Accept-Encoding',
    'Connection',
    'Expect',
    'Upgrade',
    'Content-Length',
    'Transfer-Encoding',
    'X-Forwarded-Host',
    'Cookie',
  ),
  fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.constantFrom('chunked', '-1', 'bytes=0-', '100-continue', 'websocket', 'gzip;q=x', '*', 'evil.example'),
  ),
);

test('no request whatever ends the server, reads outside its folder or leads elsewhere', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'TRACE'),
      target,
      fc.array(headerLine, { maxLength: 4 }),
      async (method, path, headers) => {
        const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
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

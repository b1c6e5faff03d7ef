import { execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request as requestSecure, type RequestOptions } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectSecure, type ConnectionOptions } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cacheControl, resourcePolicy } from '../../server/headers.ts';
import { nginxTlsFile } from '../../server/hosts/nginx.ts';
import { checkCertificate } from '../../server/live/check-live.ts';
import { parseEnvironment } from '../../core/domain/settings/environment.ts';
import { freePort } from '../support/servers/listen.ts';
import { startNginx } from '../support/servers/serve-nginx.ts';

/*
 * An owner's own server with a certificate. Its TLS configuration is beside the site's nginx.conf,
 * which may be copied again.
 */

const site = join(import.meta.dirname, '../../dist');
const NAME = 'localhost';
let nginx: Awaited<ReturnType<typeof startNginx>>;
let securePort = 0;
let certificate: Buffer;

/** Makes a self-signed certificate, as a server has before its first real one. */
function makeCertificate(folder: string) {
  const [key, chain] = ['key.pem', 'chain.pem'].map((name) =>
    join(folder, name),
  ) as [string, string];
  execFileSync(
    'openssl',
    `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${NAME} -addext subjectAltName=DNS:${NAME} -keyout ${key} -out ${chain}`.split(
      ' ',
    ),
    { stdio: 'ignore' },
  );
  certificate = readFileSync(chain);
  return { key, chain };
}

const tlsFile = ({ chain, key }: ReturnType<typeof makeCertificate>) =>
  nginxTlsFile(parseEnvironment({}))
    .replace('listen 443', `listen 127.0.0.1:${securePort}`)
    .replace('listen [::]:443', `listen [::1]:${securePort}`)
    .replace(/(?<=ssl_certificate ).*(?=;)/, chain)
    .replace(/(?<=ssl_certificate_key ).*(?=;)/, key);

beforeAll(async () => {
  securePort = await freePort();
  nginx = await startNginx({
    site,
    additions: (folder) => ({
      'tls.conf': tlsFile(makeCertificate(folder)),
    }),
  });
});
afterAll(async () => nginx.stop());

async function secure(path: string, options: RequestOptions = {}) {
  const request = requestSecure({
    host: '127.0.0.1',
    servername: NAME,
    ca: certificate,
    port: securePort,
    path,
    agent: false,
    ...options,
  }).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  return { status: response.statusCode, headers: response.headers };
}

/** Returns the first URL in the home page that matches. */
const namedAtHome = (pattern: RegExp) =>
  pattern.exec(readFileSync(join(site, 'index.html'), 'utf8'))![0];

const plain = (path: string, host = '127.0.0.1') =>
  fetch(`http://${host}:${nginx.port}${path}`, { redirect: 'manual' });

/**
 * Sends many requests over one connection without waiting for responses. Resolves to their
 * statuses.
 */
async function askAtOnce(
  times: number,
  localAddress: string,
): Promise<string[]> {
  const line = (connection: string) =>
    `HEAD /robots.txt HTTP/1.1\r\nHost: ${NAME}\r\nConnection: ${connection}\r\n\r\n`;
  const socket = connectSecure({
    host: '127.0.0.1',
    port: securePort,
    localAddress,
    servername: NAME,
    ca: certificate,
  } as ConnectionOptions);
  socket.write(line('keep-alive').repeat(times - 1) + line('close'));
  const said = await text(socket);
  return [...said.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status!);
}

test('http redirects to https on the same host, over IPv4 and IPv6, and https sends HSTS', async () => {
  for (const host of ['127.0.0.1', '[::1]']) {
    const { status, headers } = await plain('/services?from=flyer', host);
    expect([status, headers.get('location')]).toEqual([
      308,
      `https://${host}/services?from=flyer`,
    ]);
  }
  const { status, headers } = await secure('/services');
  expect([status, headers['strict-transport-security']]).toEqual([
    200,
    'max-age=63072000; includeSubDomains; preload',
  ]);
});

test("copying the site's nginx.conf again does not turn off https", async () => {
  nginx.copyAgain();
  expect((await secure('/services')).status).toBe(200);
  expect((await plain('/services')).status).toBe(308);
});

test('the certificate authority can fetch a challenge file, and gets a 404 for one that does not exist', async () => {
  const token = '/.well-known/acme-challenge/token';
  writeFileSync(join(nginx.folder, 'challenges', token), 'answer');
  expect((await secure(token)).status).toBe(200);
  expect((await secure(`${token}-2`)).status).toBe(404);
});

test.each([
  ['/services', 'text/html; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
  ['/content/hubs/exeter.json', 'application/json; charset=utf-8'],
  ['/nothing', 'text/html; charset=utf-8'],
])('%s has the content type %s', async (path, type) => {
  expect((await secure(path)).headers['content-type']).toBe(type);
});

test.each([
  'bytes=5-2',
  'bytes=999999999-',
  'bytes=-0',
  'bytes=0-1,3-4',
  'nonsense',
])(
  'the unusable range %s gets the whole file, not an error that a cache could keep',
  async (range) => {
    const named = namedAtHome(/\/assets\/[^"]+\.js/);
    const { status, headers } = await secure(named, {
      headers: { Range: range },
    });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe(cacheControl.inside);
    expect(Number(headers['content-length'])).toBe(
      statSync(join(site, named)).size,
    );
  },
);

test('other sites may embed social pictures, but not pages or errors', async () => {
  for (const [path, policy] of [
    [namedAtHome(/\/social\/[^"]+/), 'cross-origin'],
    ['/services', 'same-origin'],
    ['/pictures/gone.avif', 'same-origin'],
  ] as const)
    expect(
      (await secure(path)).headers[resourcePolicy.name.toLowerCase()],
    ).toBe(policy);
});

test('the live check reports a certificate that browsers refuse or that expires soon', async () => {
  const lines = await checkCertificate({
    origin: `https://${NAME}:${securePort}`,
    environment: parseEnvironment({}),
  });
  expect(lines).toEqual([
    'https: browsers refuse the certificate (DEPTH_ZERO_SELF_SIGNED_CERT)',
    expect.stringMatching(
      /^https: the certificate ends on \d{4}-\d\d-\d\d, in 1 days: see why it is not renewed$/,
    ),
  ]);
});

test('a visitor who sends too many requests gets a 429, while others are served', async () => {
  // Other addresses of this machine act as visitors; 127.0.0.1 counts as a proxy and is not
  // limited.
  expect(new Set(await askAtOnce(900, '127.0.0.2'))).toEqual(
    new Set(['200', '429']),
  );
  expect(
    (await secure('/robots.txt', { localAddress: '127.0.0.3' })).status,
  ).toBe(200);
  expect((await secure('/robots.txt')).status).toBe(200);
});

test('IPv6 addresses of one household share a limit, and those of different households do not', async () => {
  const behind = await startNginx({
    site,
    additions: () => ({
      'proxy.conf': 'set_real_ip_from 127.0.0.1; real_ip_header X-Real-IP;',
    }),
  });
  /** Sends more requests than one visitor may make at once and returns their statuses. */
  const askAs = async (addressOf: (nth: string) => string) => {
    const statuses = new Set<number>();
    const visitors = Array.from({ length: 25 }, async (_, visitor) => {
      for (let nth = 0; nth < 40; nth += 1) {
        const address = addressOf((visitor * 40 + nth + 1).toString(16));
        const headers = { 'X-Real-IP': address };
        const answer = await fetch(`${behind.url}/robots.txt`, { headers });
        await answer.body?.cancel();
        statuses.add(answer.status);
      }
    });
    await Promise.all(visitors);
    return statuses;
  };
  const many = await askAs((nth) => `2001:db8:0:${nth}::1`);
  const one = await askAs((nth) => `2001:db8:1:2::${nth}`);
  const translated = await askAs((nth) => `64:ff9b::${nth}`);
  await behind.stop();
  expect([...many]).toEqual([200]);
  expect([...translated]).toEqual([200]);
  expect([...one].sort()).toEqual([200, 429]);
});

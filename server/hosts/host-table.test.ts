import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cacheControl, shortLife } from '../headers.ts';
import { parseEnvironment } from '../../src/domain/settings/environment.ts';
import { expectedHeaders, hostOf, hosts, type Host } from './host-table.ts';
import { publishedHostFiles } from './static-hosts.ts';

const fileOf = (wanted: string) =>
  publishedHostFiles(parseEnvironment({})).find(({ name }) => name === wanted)!
    .text;

/** How long a hashed file is kept, as people say it. */
const lives: Readonly<Record<string, string>> = {
  [cacheControl.inside]: 'a year, and no 404 is',
  [shortLife]: '1 hour',
  'public, max-age=600': '10 minutes',
};

test.each(Object.values<Host>(hosts))(
  'docs/going-live.md says what $title does',
  (host) => {
    const file = join(import.meta.dirname, '../../docs/going-live.md');
    const guide = readFileSync(file, 'utf8').split('\n');
    const row = guide.find((line) => line.startsWith(`| ${host.title} |`));
    expect(row).toContain(
      [
        host.securityHeaders === 'all' ? 'all' : '**none**',
        lives[host.hashedFiles],
        host.oneAddress ? 'yes' : '**no**',
      ].join(' | '),
    );
  },
);

test.each([
  ['cloudflare', 'Cloudflare Pages'],
  ['Netlify', 'Netlify ("Pretty URLs" on)'],
  ['Vercel', 'Vercel'],
  ['nginx/1.22.1', 'nginx'],
  ['Apache/2.4.62 (Debian)', 'Apache, shared hosting'],
  ['Caddy', 'Caddy'],
  ['GitHub.com', 'GitHub Pages'],
  ['', 'this host'],
])('a server that calls itself %j is %s', (server, title) => {
  expect(hostOf(new Headers({ server })).title).toBe(title);
});

test('no check asks of a host what it cannot do', () => {
  for (const host of [hosts.cloudflare, hosts.netlify]) {
    expect(expectedHeaders(host, '/nothing', 404)).toEqual({});
    expect(expectedHeaders(host, '/assets/a.js', 200)).toMatchObject({
      [cacheControl.name]: [cacheControl.inside, shortLife],
    });
  }
  expect(expectedHeaders(hosts.nginx, '/assets/a.js', 404)).toMatchObject({
    [cacheControl.name]: [cacheControl.elsewhere],
  });
});

test('a host that cannot tell a file from an error caches neither for long', () => {
  expect(fileOf('_headers')).not.toContain('immutable');
  expect(fileOf('_headers')).toContain(`Cache-Control: ${shortLife}`);
});

test('Vercel caches an address for a year only if it finds the file', () => {
  const { routes } = JSON.parse(fileOf('vercel.json')) as {
    routes: { handle?: string; headers?: Record<string, string> }[];
  };
  const hit = routes.findIndex(({ handle }) => handle === 'hit');
  const isLong = routes.map(
    ({ headers }) => headers?.[cacheControl.name] === cacheControl.inside,
  );
  expect(isLong.slice(0, hit)).not.toContain(true);
  expect(isLong.slice(hit)).toContain(true);
});

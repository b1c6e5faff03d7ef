import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cacheControl, shortLife } from '../headers.ts';
import { parseEnvironment } from '../../core/domain/settings/environment.ts';
import { expectedHeaders, hostOf, hosts, type Host } from './host-table.ts';
import { receiverPort } from './host-names.ts';
import { serverHostFiles } from './server-hosts.ts';
import { publishedHostFiles } from './static-hosts.ts';

const root = join(import.meta.dirname, '../..');

const fileOf = (wanted: string) =>
  publishedHostFiles(parseEnvironment({})).find(({ name }) => name === wanted)!
    .text;

/** Cache lifetimes of hashed files, in the words of the guide. */
const lives: Readonly<Record<string, string>> = {
  [cacheControl.inside]: 'a year, and no 404 is',
  [shortLife]: '1 hour',
  'public, max-age=600': '10 minutes',
};

const siteUrl = 'https://www.cleaners.example';
const environment = parseEnvironment({
  VITE_SITE_URL: siteUrl,
  VITE_LEAD_WEBHOOK_URL: `${siteUrl}/quote`,
});
const moved = [{ from: '/old-page', to: '/services' }];
const published = publishedHostFiles(environment, moved);
const hostFiles: Readonly<Record<string, string>> = Object.fromEntries(
  [...published, ...serverHostFiles(environment, moved)].map(
    ({ name, text }) => [name, text],
  ),
);

/** Returns what a host's settings do with quote requests, in the words of the guide. */
function requestsIn(settings: string): string {
  if (!settings.includes(String(receiverPort))) return 'no';
  return settings.includes('limit_req') ? 'passed and limited' : 'passed';
}

test.each(Object.entries<Host>(hosts))(
  'the row of %s in docs/going-live.md agrees with the host files and the host table',
  (key, host) => {
    const guide = readFileSync(join(root, 'docs/going-live.md'), 'utf8');
    const [, title, reads = '', ...cells] =
      guide
        .split('\n')
        .map((line) => line.split(/ ?\| ?/))
        .find((row) => row[1] === host.title) ?? [];
    const names = reads.match(/[\w.]+(?=`)/g) ?? [];
    const settings = names.map((name) => hostFiles[name]).join('\n');
    expect(Object.keys(hostFiles)).toEqual(expect.arrayContaining(names));
    const hasServer = existsSync(join(root, 'tests', key));
    expect([title, ...cells]).toEqual([
      host.title,
      host.securityHeaders === 'all' ? 'all' : '**none**',
      lives[host.hashedFiles],
      host.oneAddress ? 'yes' : '**no**',
      settings.includes('old-page') ? 'yes' : '**no**',
      requestsIn(settings),
      hasServer ? 'the real server' : expect.stringMatching(/^its /),
      '',
    ]);
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
])('the Server header %j is recognised as %s', (server, title) => {
  expect(hostOf(new Headers({ server })).title).toBe(title);
});

test('the expected headers leave out what a host cannot send', () => {
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

test('the _headers file gives hashed files a short cache lifetime, since it applies to 404s too', () => {
  expect(fileOf('_headers')).not.toContain('immutable');
  expect(fileOf('_headers')).toContain(`Cache-Control: ${shortLife}`);
});

test('vercel.json sets the cache lifetime of a year only for files that are found', () => {
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

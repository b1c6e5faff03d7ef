import { describe, expect, test } from 'vitest';
import { parseEnvironment } from '../../core/domain/settings/environment.ts';
import { pages } from '../../core/domain/pages.ts';
import {
  cacheControl,
  folderHeaders,
  resourcePolicy,
  securityHeaders,
  shortLife,
} from '../headers.ts';
import { serverHostFiles } from './server-hosts.ts';
import { publishedHostFiles } from './static-hosts.ts';

const filesFor = (
  variables: Record<string, string>,
  redirects?: { from: string; to: string }[],
) => {
  const environment = parseEnvironment(variables);
  return [
    ...publishedHostFiles(environment, redirects),
    ...serverHostFiles(environment, redirects),
  ];
};
/** Returns the texts of the files by file name. */
const textsFor = (...setup: Parameters<typeof filesFor>) =>
  Object.fromEntries(filesFor(...setup).map(({ name, text }) => [name, text]));
const configured = {
  VITE_SITE_URL: 'https://www.cleaners.example',
  VITE_LEAD_WEBHOOK_URL: 'https://hook.example/in',
  VITE_SUPABASE_URL: 'https://abc.supabase.co',
  VITE_SUPABASE_KEY: 'key',
  VITE_ANALYTICS_ID: 'G-TEST',
};

describe.each([
  ['no settings', {}],
  ['every setting', configured],
])('with %s', (_name, variables) => {
  // The file that nginx needs only for https sets no headers of its own.
  const files = filesFor(variables).filter(
    ({ name }) => name !== 'nginx-tls.conf',
  );
  test.each(files)(
    '$name holds every security header and every header that depends on a folder',
    ({ name, text }) => {
      // Hosts apply the rules of _headers to errors too.
      const life = name === '_headers' ? shortLife : cacheControl.inside;
      const values = Object.entries(
        securityHeaders(parseEnvironment(variables)),
      ).flat();
      const ofFolders = folderHeaders.flatMap((header) => [
        header.name,
        ...header.folders,
        header === cacheControl ? life : header.inside,
      ]);
      for (const part of [...values, ...ofFolders, resourcePolicy.elsewhere])
        expect(text).toContain(part);
    },
  );
});

test('no rule of _headers repeats a header of the rule for all paths, since hosts would join the values', () => {
  const rules = textsFor({})['_headers']!.split('\n/');
  const [all = [], ...others] = rules.map(
    (rule): string[] => rule.match(/(?<=^ +)[\w-]+(?=:)/gm) ?? [],
  );
  for (const rule of others)
    expect(rule.filter((name) => all.includes(name))).toEqual([]);
});

test('_headers stays within the limits of Cloudflare Pages, and every page matches exactly one rule besides /*', () => {
  const lines = textsFor(configured)['_headers']!.split('\n');
  const rules = lines.filter((line) => line.startsWith('/'));
  expect(rules.length).toBeLessThan(100);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2000);
  for (const { path } of pages) {
    const fitting = rules.filter(
      (rule) =>
        rule !== '/*' &&
        (rule === path ||
          (path.startsWith(rule.replace(/\*$/, '')) && rule.endsWith('*'))),
    );
    expect([path, fitting.length]).toEqual([path, 1]);
  }
});

test("the server files redirect to https on the same host first, and then to the live site's host name", () => {
  const texts = textsFor(configured);
  expect(texts['nginx-tls.conf']).toContain(
    'return 308 https://$host$request_uri;',
  );
  expect(texts['nginx-tls.conf']).toContain(
    '/etc/letsencrypt/live/www.cleaners.example/fullchain.pem',
  );
  expect(texts['nginx.conf']).toContain(
    'server_name www.cleaners.example cleaners.example;',
  );
  expect(texts['Caddyfile']).toMatch(/^www\.cleaners\.example \{$/m);
  const htaccess = texts['.htaccess']!;
  const [secure, named] = [
    'https://%{HTTP_HOST}%{REQUEST_URI}',
    'https://www.cleaners.example%{REQUEST_URI}',
  ].map((goal) => htaccess.indexOf(goal));
  expect(secure).toBeGreaterThan(0);
  expect(named).toBeGreaterThan(secure!);
});

test('Caddy and nginx pass on quote requests of up to 64 KiB, as the receiver takes them', () => {
  const texts = textsFor({
    VITE_SITE_URL: 'https://www.cleaners.example',
    VITE_LEAD_WEBHOOK_URL: 'https://www.cleaners.example/lead-inbox',
  });
  expect(texts['Caddyfile']).toMatch(/\bmax_size 64KiB$/m);
  expect(texts['nginx.conf']).toMatch(/\bclient_max_body_size 64k;$/m);
});

test('every host file redirects each former URL, and has no redirect rules if there are no former URLs', () => {
  const redirects = [{ from: '/old-page', to: '/services' }];
  const texts = textsFor({}, redirects);
  expect(texts['_redirects']).toBe(
    '/old-page /services 301\n/old-page/ /services 301\n',
  );
  expect(JSON.parse(texts['vercel.json']!).routes[0]).toEqual({
    src: '^/old-page/?$',
    status: 308,
    headers: { Location: '/services' },
  });
  expect(texts['.htaccess']).toContain(
    String.raw`RewriteRule ^old-page(?:\.html)?/*$ /services [R=308,L]`,
  );
  expect(texts['Caddyfile']).toContain(
    String.raw`path_regexp ^/old-page(?:\.html)?/*$`,
  );
  expect(texts['nginx.conf']).toContain(
    String.raw`"~^/old-page(?:\\.html)?/*(?<site_query>\\?.*)?$" /services$site_query;`,
  );
  for (const { text } of filesFor({}))
    expect(text).not.toMatch(/old-page|moved/);
});

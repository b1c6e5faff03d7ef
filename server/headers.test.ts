import { expect, test } from 'vitest';
import { parseEnvironment } from '../core/domain/settings/environment.ts';
import {
  contentSecurityPolicy,
  fileHeaders,
  resourcePolicy,
  securityHeaders,
} from './headers.ts';

const policyOf = (variables: Record<string, string>) =>
  Object.fromEntries(
    contentSecurityPolicy(parseEnvironment(variables))
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );

const supabase = {
  VITE_SUPABASE_URL: 'https://abc.supabase.co',
  VITE_SUPABASE_KEY: 'key',
};

test("without settings, the Content-Security-Policy allows only the site's own origin", () => {
  const policy = policyOf({});
  expect(policy['default-src']).toEqual(["'none'"]);
  for (const name of [
    'script-src',
    'style-src',
    'img-src',
    'font-src',
    'connect-src',
    'form-action',
  ])
    expect(policy[name]).toEqual(["'self'"]);
});

test.each<[string, Record<string, string>, Record<string, string>]>([
  [
    'Supabase',
    supabase,
    {
      'img-src': 'https://abc.supabase.co',
      'connect-src': 'https://abc.supabase.co',
    },
  ],
  [
    'a webhook',
    { VITE_LEAD_WEBHOOK_URL: 'https://hook.example/in/secret?x=1' },
    { 'connect-src': 'https://hook.example' },
  ],
  [
    "a webhook's redirect",
    { VITE_LEAD_REDIRECT_ORIGIN: 'https://answers.example' },
    { 'connect-src': 'https://answers.example' },
  ],
  [
    'a picture host',
    { VITE_PICTURE_ORIGINS: 'https://photos.example' },
    { 'img-src': 'https://photos.example' },
  ],
  [
    'a report URL',
    { VITE_REPORT_URL: 'https://reports.example/in/secret' },
    { 'connect-src': 'https://reports.example' },
  ],
])(
  '%s adds only its own origin, and only to the CSP directives that need it',
  (_name, variables, added) => {
    const expected = policyOf({});
    for (const [directive, origin] of Object.entries(added))
      expected[directive] = ["'self'", origin];
    expect(policyOf(variables)).toEqual(expected);
  },
);

test("an analytics ID adds Google's origins to script-src and connect-src", () => {
  const policy = policyOf({ VITE_ANALYTICS_ID: 'G-TEST' });
  expect(policy['script-src']).toEqual([
    "'self'",
    'https://*.googletagmanager.com',
  ]);
  expect(policy['connect-src']).toContain('https://*.google-analytics.com');
});

test("the CSP allows only the site's own Trusted Types policy, and with analytics also that of Google's tag", () => {
  const plain = policyOf({});
  expect(plain['require-trusted-types-for']).toEqual(["'script'"]);
  expect(plain['trusted-types']).toEqual(['default']);
  expect(policyOf({ VITE_ANALYTICS_ID: 'G-TEST' })['trusted-types']).toEqual([
    'default',
    'goog#html',
  ]);
});

test.each([
  ['/', 'same-origin'],
  ['/assets/main-1234.js', 'same-origin'],
  ['/picturesque', 'same-origin'],
  ['/pictures/a-1234.avif', 'cross-origin'],
  ['/social/services.jpg', 'cross-origin'],
])(
  'the file at %s is sent with Cross-Origin-Resource-Policy: %s',
  (path, policy) => {
    expect(fileHeaders(path)['Cross-Origin-Resource-Policy']).toBe(policy);
  },
);

test('a hostile webhook URL cannot add a CSP directive or a header', () => {
  for (const address of [
    'https://hook.example/;script-src *',
    'https://hook.example/\r\nX: y',
    "https://hook.example/' 'unsafe-inline'",
  ]) {
    expect(policyOf({ VITE_LEAD_WEBHOOK_URL: address })['connect-src']).toEqual(
      ["'self'", 'https://hook.example'],
    );
  }
});

/*
 * Mozilla's HTTP Observatory gives a page without faults 100 points, plus these bonuses (see
 * grader/charts.js and analyzer/tests in its source). The 5 points for the integrity of scripts
 * come from the built pages. The bonus for HSTS preloading needs a live site.
 */
const bonuses: readonly (readonly [
  points: number,
  header: string,
  earned: RegExp,
])[] = [
  [10, 'Content-Security-Policy', /^default-src 'none';/],
  [10, resourcePolicy.name, /^same-origin$/],
  [
    5,
    'Referrer-Policy',
    /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/,
  ],
  [5, 'Content-Security-Policy', /; frame-ancestors '(?:none|self)'(?:;|$)/],
];
/** CSP sources that cost points: inline code, a whole scheme, any host, plain http. */
const costly =
  /'unsafe-|\bdata:|\b(?:http|ftp):|\bhttps:(?!\/\/)|(?:^|[\s/])\*(?:[;\s]|$|\.\*)/;
const SIX_MONTHS_SECONDS = 15_768_000;

test.each([
  ['no settings', {}],
  [
    'every setting',
    {
      ...supabase,
      VITE_SITE_URL: 'https://www.cleaners.example',
      VITE_LEAD_WEBHOOK_URL: 'https://hook.example/in',
      VITE_PICTURE_ORIGINS: 'https://photos.example',
      VITE_REPORT_URL: 'https://reports.example/in',
      VITE_ANALYTICS_ID: 'G-TEST',
    },
  ],
])(
  "with %s, the headers of a page earn 130 points from Mozilla's Observatory and lose none",
  (_name, given) => {
    const headers: Readonly<Record<string, string>> = {
      ...securityHeaders(parseEnvironment(given)),
      ...fileHeaders('/'),
    };
    const earned = bonuses.filter(([, name, pattern]) =>
      pattern.test(headers[name] ?? ''),
    );
    expect(earned.reduce((sum, [points]) => sum + points, 100)).toBe(130);
    expect(headers['Content-Security-Policy']).not.toMatch(costly);
    expect(
      Number(
        /max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1],
      ),
    ).toBeGreaterThan(SIX_MONTHS_SECONDS);
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
    expect(headers).not.toHaveProperty('Access-Control-Allow-Credentials');
  },
);

test.each([
  "script-src 'unsafe-inline'",
  'img-src http://a.example',
  'script-src https:',
  'script-src *',
  'style-src data:',
])('the CSP directive %s is recognised as one that costs points', (directive) =>
  expect(directive).toMatch(costly),
);

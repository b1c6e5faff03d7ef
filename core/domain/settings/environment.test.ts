import { expect, test } from 'vitest';
import { parseEnvironment } from './environment.ts';
import { InputError } from '../problems.ts';

/** Returns the variables that `parseEnvironment` refuses. @throws Error if it refuses none */
function wrongFields(
  variables: Record<string, string>,
): (string | undefined)[] {
  try {
    parseEnvironment(variables);
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return (error as InputError).problems.map(({ field }) => field);
  }
  throw new Error(`no problem was found in ${JSON.stringify(variables)}`);
}

const local = {
  siteUrl: 'http://127.0.0.1:4173',
  leadWebhookUrl: '/lead-inbox',
  leadRedirectOrigin: undefined,
  supabaseUrl: undefined,
  supabaseKey: 'sb_publishable_local-job-diary',
  pictureOrigins: [],
  reportUrl: undefined,
  analyticsId: undefined,
};

test('without settings, the site uses the local lead inbox and embedded database, and no analytics', () => {
  expect(parseEnvironment({})).toEqual(local);
});

test('valid settings are parsed', () => {
  expect(
    parseEnvironment({
      VITE_SITE_URL: 'https://clean.example/',
      VITE_LEAD_WEBHOOK_URL: 'https://hooks.example/lead?key=1',
      VITE_LEAD_REDIRECT_ORIGIN: 'https://answers.example/',
      VITE_SUPABASE_URL: 'https://project.supabase.co/',
      VITE_SUPABASE_KEY: 'anonymous',
      VITE_PICTURE_ORIGINS: 'https://photos.example, https://more.example/,',
      VITE_REPORT_URL: 'https://reports.example/site',
      VITE_ANALYTICS_ID: 'G-ABC123',
      PATH: '/bin',
    }),
  ).toEqual({
    siteUrl: 'https://clean.example',
    leadWebhookUrl: 'https://hooks.example/lead?key=1',
    leadRedirectOrigin: 'https://answers.example',
    supabaseUrl: 'https://project.supabase.co',
    supabaseKey: 'anonymous',
    pictureOrigins: ['https://photos.example', 'https://more.example'],
    reportUrl: 'https://reports.example/site',
    analyticsId: 'G-ABC123',
  });
});

test.each([
  ['VITE_SITE_URL', 'clean.example'],
  ['VITE_SITE_URL', 'ftp://clean.example'],
  ['VITE_SITE_URL', 'https://clean.example/shop'],
  ['VITE_SITE_URL', 'https://clean.example/?preview=1'],
  ['VITE_SITE_URL', 'https://user:secret@clean.example'],
  ['VITE_LEAD_WEBHOOK_URL', '/lead-inbox'],
  ['VITE_LEAD_WEBHOOK_URL', 'javascript:alert(1)'],
  ['VITE_LEAD_WEBHOOK_URL', 'https://a;script-src'],
  ['VITE_LEAD_WEBHOOK_URL', 'https://user:pass@hook.example/in'],
  ['VITE_LEAD_REDIRECT_ORIGIN', 'http://answers.example'],
  ['VITE_LEAD_REDIRECT_ORIGIN', 'https://answers.example/path'],
  ['VITE_PICTURE_ORIGINS', 'https://*.photos.example'],
  ['VITE_PICTURE_ORIGINS', 'photos.example'],
  ['VITE_PICTURE_ORIGINS', 'http://photos.example'],
  ['VITE_PICTURE_ORIGINS', 'https://photos.example, https://more.example/path'],
  ['VITE_PICTURE_ORIGINS', 'https://photos.example; script-src *'],
  ['VITE_REPORT_URL', '/report'],
  ['VITE_ANALYTICS_ID', 'UA-12345-1'],
  ['VITE_ANALYTICS_ID', 'G-1"><script>'],
])('%s cannot be set to %s', (name, value) => {
  expect(wrongFields({ [name]: value })).toEqual([name]);
});

test('a Supabase URL without a key is refused, and so is a key without a URL', () => {
  expect(
    wrongFields({ VITE_SUPABASE_URL: 'https://project.supabase.co' }),
  ).toEqual(['VITE_SUPABASE_KEY']);
  expect(wrongFields({ VITE_SUPABASE_KEY: 'anonymous' })).toEqual([
    'VITE_SUPABASE_URL',
  ]);
});

test('all problems are reported at once', () => {
  expect(
    wrongFields({
      VITE_SITE_URL: 'nonsense',
      VITE_LEAD_WEBHOOK_URL: 'nonsense',
      VITE_SUPABASE_KEY: 'with space',
      VITE_ANALYTICS_ID: 'nonsense',
    }),
  ).toEqual([
    'VITE_SITE_URL',
    'VITE_LEAD_WEBHOOK_URL',
    'VITE_SUPABASE_KEY',
    'VITE_ANALYTICS_ID',
    'VITE_SUPABASE_URL',
  ]);
});

const jwt = (claims: object) =>
  `eyJhbGciOiJIUzI1NiJ9.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.signature`;

test.each([
  ['VITE_SUPABASE_KEY', 'sb_secret_abcdef'],
  ['VITE_SUPABASE_KEY', jwt({ iss: 'supabase', role: 'service_role' })],
  ['VITE_SUPABASE_SECRET_KEY', 'sb_secret_abcdef'],
])(
  'a secret key in %s is refused, since pages would publish it',
  (name, key) => {
    const variables = {
      VITE_SUPABASE_URL: 'https://a.supabase.co',
      VITE_SUPABASE_KEY: 'sb_publishable_x',
      [name]: key,
    };
    expect(wrongFields(variables)).toEqual([name]);
  },
);

test.each([
  'sb_publishable_abc',
  jwt({ iss: 'supabase', role: 'anon' }),
  'a.b.c',
  'anonymous',
])('the public key %s is accepted', (key) => {
  const variables = {
    VITE_SUPABASE_URL: 'https://a.supabase.co',
    VITE_SUPABASE_KEY: key,
  };
  expect(parseEnvironment(variables).supabaseKey).toBe(key);
});

import { expect, test } from 'vitest';
import { parseEnvironment } from '../src/domain/settings/environment.ts';
import { contentSecurityPolicy, fileHeaders } from './headers.ts';

const policyOf = (variables: Record<string, string>) =>
  Object.fromEntries(
    contentSecurityPolicy(parseEnvironment(variables))
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );

const supabase = { VITE_SUPABASE_URL: 'https://abc.supabase.co', VITE_SUPABASE_KEY: 'key' };

test('without settings a page reaches its own origin only', () => {
  const policy = policyOf({});
  expect(policy['default-src']).toEqual(["'none'"]);
  for (const name of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'form-action'])
    expect(policy[name]).toEqual(["'self'"]);
});

test('each service adds exactly its own origin, where it is needed', () => {
  const plain = policyOf({});
  expect(policyOf(supabase)).toEqual({
    ...plain,
    'img-src': [...plain['img-src']!, 'https://abc.supabase.co'],
    'connect-src': ["'self'", 'https://abc.supabase.co'],
  });
  expect(policyOf({ VITE_LEAD_WEBHOOK_URL: 'https://hook.example/in/secret?x=1' })).toEqual({
    ...plain,
    'connect-src': ["'self'", 'https://hook.example'],
  });
  expect(policyOf({ VITE_PICTURE_ORIGINS: 'https://photos.example' })).toEqual({
    ...plain,
    'img-src': ["'self'", 'https://photos.example'],
  });
  expect(policyOf({ VITE_REPORT_URL: 'https://reports.example/in/secret' })).toEqual({
    ...plain,
    'connect-src': ["'self'", 'https://reports.example'],
  });
  const analytics = policyOf({ VITE_ANALYTICS_ID: 'G-TEST' });
  expect(analytics['script-src']).toEqual(["'self'", 'https://*.googletagmanager.com']);
  expect(analytics['connect-src']).toContain('https://*.google-analytics.com');
});

test('text becomes markup through the one gate alone, and none of a foreign name can be opened', () => {
  const plain = policyOf({});
  expect(plain['require-trusted-types-for']).toEqual(["'script'"]);
  expect(plain['trusted-types']).toEqual(['default']);
  expect(policyOf({ VITE_ANALYTICS_ID: 'G-TEST' })['trusted-types']).toEqual(['default', 'goog#html']);
});

test.each([
  ['/', 'same-origin'],
  ['/assets/main-1234.js', 'same-origin'],
  ['/picturesque', 'same-origin'],
  ['/pictures/a-1234.avif', 'cross-origin'],
  ['/social/services.jpg', 'cross-origin'],
])('%s may be built in by pages of the %s', (path, policy) => {
  expect(fileHeaders(path)['Cross-Origin-Resource-Policy']).toBe(policy);
});

test('a hostile setting cannot add a directive or a header', () => {
  for (const address of [
    'https://hook.example/;script-src *',
    'https://hook.example/\r\nX: y',
    "https://hook.example/' 'unsafe-inline'",
  ]) {
    expect(policyOf({ VITE_LEAD_WEBHOOK_URL: address })['connect-src']).toEqual(["'self'", 'https://hook.example']);
  }
});

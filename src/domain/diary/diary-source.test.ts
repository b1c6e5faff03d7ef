import { expect, test } from 'vitest';
import { isDiaryBuiltIn } from './diary-source.ts';
import { parseEnvironment } from '../settings/environment.ts';

const site = { VITE_SITE_URL: 'https://www.example.co.uk' };
const database = { VITE_SUPABASE_URL: 'https://abc.supabase.co', VITE_SUPABASE_KEY: 'sb_publishable_x' };

test.each([
  ['this machine asks its own database', {}, false],
  ['so does a rehearsal on another port', { VITE_SITE_URL: 'http://localhost:8080' }, false],
  ['a public site asks its Supabase project', { ...site, ...database }, false],
  ['a public site without one shows the posts of the build', site, true],
])('%s', (_what, variables, expected) => {
  expect(isDiaryBuiltIn(parseEnvironment(variables))).toBe(expected);
});

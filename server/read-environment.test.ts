import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { parseEnvironment } from '../src/domain/settings/environment.ts';
import { readEnvironment } from './read-environment.ts';

beforeEach(() => {
  for (const name of Object.keys(process.env).filter((key) =>
    key.startsWith('VITE_'),
  ))
    vi.stubEnv(name, undefined);
});
afterEach(() => void vi.unstubAllEnvs());

test('an unchanged copy of .env.example gives the same defaults as no file', () => {
  const { root, write } = temporaryFolder();
  expect(readEnvironment(root)).toEqual(parseEnvironment({}));
  write(
    '.env',
    readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8'),
  );
  expect(readEnvironment(root)).toEqual(parseEnvironment({}));
});

test('.env.local overrides .env, and the process environment overrides both', () => {
  const { root, write } = temporaryFolder();
  write(
    '.env',
    'VITE_SITE_URL=https://one.example\nVITE_ANALYTICS_ID="G-ONE"\nVITE_LEAD_WEBHOOK_URL=https://one.example/lead',
  );
  write(
    '.env.local',
    'VITE_SITE_URL=https://two.example\nVITE_ANALYTICS_ID=G-TWO',
  );
  vi.stubEnv('VITE_SITE_URL', 'https://three.example');
  expect(readEnvironment(root)).toMatchObject({
    siteUrl: 'https://three.example',
    analyticsId: 'G-TWO',
    leadWebhookUrl: 'https://one.example/lead',
  });
});

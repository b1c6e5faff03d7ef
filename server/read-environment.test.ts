import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { parseEnvironment } from '../core/domain/settings/environment.ts';
import { readEnvironment, warnOfUnread } from './read-environment.ts';

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

test('settings without effect are named: mistyped names, names given twice and files with another name', () => {
  const { root, write } = temporaryFolder();
  write(
    '.env',
    'VITE_SITE_ULR=https://one.example\nvite_analytics_id=G-ONE\nLead_Mail_To=a@b.example\nHOME_PAGE=x\nVITE_LEAD_WEBHOOK_URL=/a\nexport VITE_LEAD_WEBHOOK_URL = "https://b.example\nVITE_NOTE=\nVITE_NOTE="\n',
  );
  for (const name of ['.env.txt', '.env.production', 'env', '.envrc'])
    write(name, 'VITE_SITE_URL=https://two.example');
  const lines: string[] = [];
  warnOfUnread((line) => void lines.push(line), root);
  expect(lines.sort()).toEqual([
    '.env.production: nothing reads this file: settings are read from .env',
    '.env.txt: nothing reads this file: settings are read from .env',
    '.env: VITE_LEAD_WEBHOOK_URL is given twice: the last one counts',
    'env: nothing reads this file: settings are read from .env',
    'environment: Lead_Mail_To: nothing reads it: did you mean LEAD_MAIL_TO?',
    'environment: VITE_SITE_ULR: nothing reads it: did you mean VITE_SITE_URL?',
    'environment: vite_analytics_id: nothing reads it: did you mean VITE_ANALYTICS_ID?',
  ]);
});

test('an unchanged copy of .env.example causes no warning', () => {
  const { root, write } = temporaryFolder();
  const example = join(import.meta.dirname, '../.env.example');
  write('.env', readFileSync(example, 'utf8'));
  const lines: string[] = [];
  warnOfUnread((line) => void lines.push(line), root);
  expect(lines).toEqual([]);
});

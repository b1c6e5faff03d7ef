import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { parseEnvironment } from '../src/domain/settings/environment.ts';
import { readEnvironment } from './read-environment.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'environment-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const name of Object.keys(process.env).filter((key) => key.startsWith('VITE_'))) vi.stubEnv(name, undefined);
});
afterEach(() => void vi.unstubAllEnvs());
const write = (name: string, ...lines: string[]) => writeFileSync(join(root, name), lines.join('\n'));

test('without files the local defaults hold', () => {
  expect(readEnvironment(root)).toEqual(parseEnvironment({}));
});

test('the example file, copied as it is, changes nothing', () => {
  copyFileSync(join(import.meta.dirname, '../.env.example'), join(root, '.env'));
  expect(readEnvironment(root)).toEqual(parseEnvironment({}));
});

test('.env.local goes over .env, and the process over both', () => {
  write(
    '.env',
    'VITE_SITE_URL=https://one.example',
    'VITE_ANALYTICS_ID="G-ONE"',
    'VITE_LEAD_WEBHOOK_URL=https://one.example/lead',
  );
  write('.env.local', 'VITE_SITE_URL=https://two.example', 'VITE_ANALYTICS_ID=G-TWO');
  vi.stubEnv('VITE_SITE_URL', 'https://three.example');
  expect(readEnvironment(root)).toMatchObject({
    siteUrl: 'https://three.example',
    analyticsId: 'G-TWO',
    leadWebhookUrl: 'https://one.example/lead',
  });
});

test('what is wrong in a file is named by its variables', () => {
  write('.env', 'VITE_SITE_URL=nonsense', 'VITE_ANALYTICS_ID=UA-1');
  expect(() => readEnvironment(root)).toThrow(/VITE_SITE_URL.*\n.*VITE_ANALYTICS_ID/);
});

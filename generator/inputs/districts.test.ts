import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { districtsFile, syncDistricts } from './districts.ts';

const root = mkdtempSync(join(tmpdir(), 'districts-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
for (const folder of ['site/profiles', 'src/content']) mkdirSync(join(root, folder), { recursive: true });
const write = (town: string, postcodeHints: string[]) =>
  writeFileSync(join(root, `site/profiles/${town}.json`), JSON.stringify({ landmarks: [], postcodeHints }, null, 2));
const synced = (changed?: string[]) => {
  syncDistricts(root, { frozen: false, changed });
  return JSON.parse(readFileSync(join(root, districtsFile), 'utf8')) as unknown;
};

test('the districts of every profile are listed, and those of changed profiles anew', () => {
  write('exeter', ['EX1', 'EX2']);
  expect(() => syncDistricts(root, { frozen: true })).toThrow(/districts\.generated\.json: is not what/);
  expect(synced()).toEqual({ exeter: ['EX1', 'EX2'] });
  expect(syncDistricts(root, { frozen: true })).toBe(false);
  write('exeter', ['EX3']);
  write('winkleigh', ['EX19']);
  expect(synced(['winkleigh'])).toEqual({ exeter: ['EX1', 'EX2'], winkleigh: ['EX19'] });
  writeFileSync(join(root, 'site/profiles/exeter.json'), '{ "postcodeHints": [broken] }');
  expect(synced()).toEqual({ winkleigh: ['EX19'] });
});

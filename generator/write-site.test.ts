import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { compareWithDisk, writeSite } from './write-site.ts';

const files = [
  { path: 'content/hubs/exeter.json', text: 'exeter' },
  { path: 'content/devon/exeter/patio-cleaning.json', text: 'patio' },
];

/** A folder that holds these files. */
function folderOf(held: Record<string, string>): string {
  const folder = temporaryFolder().root;
  for (const [path, text] of Object.entries(held)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

test('what is missing, changed and no longer wanted is told apart, and writing leaves none of it, nor touches what is not content', () => {
  const folder = folderOf({
    'content/hubs/exeter.json': 'older',
    'content/hubs/london.json': 'surplus',
    'favicon.svg': 'not ours',
  });
  const drift = compareWithDisk(folder, files);
  expect(drift).toEqual({
    added: ['content/devon/exeter/patio-cleaning.json'],
    changed: ['content/hubs/exeter.json'],
    removed: ['content/hubs/london.json'],
  });
  writeSite(folder, files, drift);
  expect(compareWithDisk(folder, files)).toEqual({ added: [], changed: [], removed: [] });
  expect(readFileSync(join(folder, 'content/hubs/exeter.json'), 'utf8')).toBe('exeter');
  expect(existsSync(join(folder, 'favicon.svg'))).toBe(true);
  expect(readdirSync(join(folder, 'content/hubs'))).toEqual(['exeter.json']);
});

test('an unchanged file is not touched', () => {
  const folder = folderOf({ 'content/hubs/exeter.json': 'exeter' });
  const file = join(folder, 'content/hubs/exeter.json');
  utimesSync(file, 1000, 1000);
  writeSite(folder, files, compareWithDisk(folder, files));
  expect(statSync(file).mtimeMs).toBe(1_000_000);
});

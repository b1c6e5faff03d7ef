import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compareWithDisk, writeSite } from './write-site.ts';

const files = [
  { path: 'content/hubs/exeter.json', text: 'exeter' },
  { path: 'content/devon/exeter/patio-cleaning.json', text: 'patio' },
];

/** A folder that holds these files. */
function folderOf(held: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(held)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

test('what is missing, changed and no longer wanted is told apart', () => {
  const folder = folderOf({
    'content/hubs/exeter.json': 'older',
    'content/hubs/london.json': 'surplus',
    'favicon.svg': 'not ours',
  });
  expect(compareWithDisk(folder, files)).toEqual({
    added: ['content/devon/exeter/patio-cleaning.json'],
    changed: ['content/hubs/exeter.json'],
    removed: ['content/hubs/london.json'],
  });
});

test('writing removes every difference and leaves what is not content alone', () => {
  const folder = folderOf({
    'content/hubs/exeter.json': 'older',
    'content/hubs/london.json': 'surplus',
    'favicon.svg': 'not ours',
  });
  writeSite(folder, files, compareWithDisk(folder, files));
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

import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { fingerprint, hashOf, listFiles } from './fingerprint.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'src/domain'), { recursive: true });
  writeFileSync(join(root, 'src/b.ts'), 'b');
  writeFileSync(join(root, 'src/domain/a.ts'), 'a');
  writeFileSync(join(root, 'package.json'), '{}');
});

test('files are listed below folders and by name, sorted, with forward slashes', () => {
  expect(listFiles(root, ['src', 'package.json'])).toEqual(['package.json', 'src/b.ts', 'src/domain/a.ts']);
});

test('a path that does not exist has no files', () => {
  expect(listFiles(root, ['nowhere', 'package.json'])).toEqual(['package.json']);
});

test('the same files have the same fingerprint, whenever they were written and in whatever order they are named', () => {
  const before = fingerprint(root, ['src', 'package.json']);
  utimesSync(join(root, 'src/b.ts'), 1000, 1000);
  expect(fingerprint(root, ['package.json', 'src'])).toBe(before);
});

test.each<[string, () => void]>([
  ['a changed byte', () => writeFileSync(join(root, 'src/domain/a.ts'), 'A')],
  ['a new file', () => writeFileSync(join(root, 'src/c.ts'), '')],
  ['a removed file', () => rmSync(join(root, 'src/b.ts'))],
  ['a new name', () => renameSync(join(root, 'src/b.ts'), join(root, 'src/c.ts'))],
  [
    'contents exchanged',
    () => {
      writeFileSync(join(root, 'src/b.ts'), 'a');
      writeFileSync(join(root, 'src/domain/a.ts'), 'b');
    },
  ],
])('%s is another fingerprint', (_what, change) => {
  const before = fingerprint(root, ['src']);
  change();
  expect(fingerprint(root, ['src'])).not.toBe(before);
});

test('what is not asked for does not count, what is given besides does', () => {
  const before = fingerprint(root, ['src'], 'one');
  writeFileSync(join(root, 'package.json'), '{"a":1}');
  expect(fingerprint(root, ['src'], 'one')).toBe(before);
  expect(fingerprint(root, ['src'], 'two')).not.toBe(before);
});

test('texts do not run into each other', () => {
  expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'));
  expect(hashOf('a', '')).not.toBe(hashOf('a'));
  expect(hashOf('a')).toMatch(/^[0-9a-f]{20}$/);
});

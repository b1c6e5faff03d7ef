import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { listFiles } from './list-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'files-'));
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

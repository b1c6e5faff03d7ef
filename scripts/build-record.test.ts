import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { readRecord, writeRecord, type BuildRecord } from './build-record.ts';

const record: BuildRecord = { site: 'a', content: 'b', bundle: 'c', media: 'd', pages: {} };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'record-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

test('a record comes back as written, and its folder is made', () => {
  writeRecord(join(folder, 'cache/build.json'), record);
  expect(readRecord(join(folder, 'cache/build.json'))).toEqual(record);
  expect(readdirSync(join(folder, 'cache'))).toEqual(['build.json']);
});

test('no record and a record cut short mean a whole build', () => {
  const file = join(folder, 'build.json');
  expect(readRecord(file)).toBeUndefined();
  writeFileSync(file, '{"site":"a",');
  expect(readRecord(file)).toBeUndefined();
});

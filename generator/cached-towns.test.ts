import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { readCachedTowns, writeCachedTowns } from './cached-towns.ts';

const cached = {
  texts: {
    vocabulary: ['a', 'roof'],
    words: new Int32Array([0, 1, 0]),
    pages: [{ path: '/devon/exeter', group: 'hub', owner: 'exeter', words: 3 }],
  },
  seo: [{ path: '/devon/exeter', owner: 'exeter', title: 'A title', description: 'What is there’s' }],
};
let file: string;
beforeEach(() => {
  file = join(temporaryFolder().root, 'towns.bin');
  writeCachedTowns(file, 'key', cached);
});

test('what was cached is read again under the same key, and under no other', () => {
  expect(readCachedTowns(file, 'key')).toEqual(cached);
  expect(readCachedTowns(file, 'other')).toBeUndefined();
});

test('a file that is missing, cut off or changed in one byte is no cache', () => {
  expect(readCachedTowns(`${file}.missing`, 'key')).toBeUndefined();
  const whole = readFileSync(file);
  for (const place of [5, whole.length - 1]) {
    const changed = Buffer.from(whole);
    changed[place]! ^= 1;
    writeFileSync(file, changed);
    expect(readCachedTowns(file, 'key')).toBeUndefined();
  }
  writeFileSync(file, whole.subarray(0, -2));
  expect(readCachedTowns(file, 'key')).toBeUndefined();
});

test('a folder in its place is no cache and gives way', () => {
  rmSync(file);
  mkdirSync(join(file, 'inside'), { recursive: true });
  expect(readCachedTowns(file, 'key')).toBeUndefined();
  writeCachedTowns(file, 'key', cached);
  expect(readCachedTowns(file, 'key')).toEqual(cached);
});

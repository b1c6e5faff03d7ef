import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { readKnownTowns, writeKnownTowns } from './known-towns.ts';

const known = {
  texts: {
    vocabulary: ['a', 'roof'],
    words: new Int32Array([0, 1, 0]),
    pages: [{ path: '/devon/exeter', group: 'hub', owner: 'exeter', words: 3 }],
  },
  seo: [{ path: '/devon/exeter', owner: 'exeter', title: 'A title', description: 'What is there’s' }],
  seats: { exeter: 3 },
};
let file: string;
beforeEach(() => {
  file = join(temporaryFolder().root, 'towns.bin');
  writeKnownTowns(file, 'key', known);
});

test('what was kept is known again under the same key, and under no other', () => {
  expect(readKnownTowns(file, 'key')).toEqual(known);
  expect(readKnownTowns(file, 'other')).toBeUndefined();
});

test('a file that is missing, cut off or changed in one byte knows nothing', () => {
  expect(readKnownTowns(`${file}.missing`, 'key')).toBeUndefined();
  const whole = readFileSync(file);
  for (const place of [5, whole.length - 1]) {
    const changed = Buffer.from(whole);
    changed[place]! ^= 1;
    writeFileSync(file, changed);
    expect(readKnownTowns(file, 'key')).toBeUndefined();
  }
  writeFileSync(file, whole.subarray(0, -2));
  expect(readKnownTowns(file, 'key')).toBeUndefined();
});

test('a folder in its place knows nothing and gives way', () => {
  rmSync(file);
  mkdirSync(join(file, 'inside'), { recursive: true });
  expect(readKnownTowns(file, 'key')).toBeUndefined();
  writeKnownTowns(file, 'key', known);
  expect(readKnownTowns(file, 'key')).toEqual(known);
});

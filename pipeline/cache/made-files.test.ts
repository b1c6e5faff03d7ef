import { appendFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { hashOf } from './hash-of.ts';
import { openMadeFiles } from './made-files.ts';

const bytes = (text: string) => Buffer.from(text);

test('what was kept is whole, for the next build too', () => {
  const { root, read } = temporaryFolder();
  openMadeFiles(root).keep('devon/a.jpg', bytes('picture'));
  const later = openMadeFiles(root);
  expect(read('devon/a.jpg')).toBe('picture');
  expect(later.hashOfWhole('devon/a.jpg')).toBe(hashOf('picture'));
  expect(later.hashOfWhole('b.jpg')).toBeUndefined();
});

test.each<[string, (folder: ReturnType<typeof temporaryFolder>) => void]>([
  ['missing', ({ remove }) => remove('a.jpg')],
  ['empty', ({ write }) => write('a.jpg', '')],
  ['cut in half', ({ write }) => write('a.jpg', 'pic')],
  ['altered in one byte', ({ write }) => write('a.jpg', 'pictare')],
  [
    'altered with its size and times put back',
    ({ pathOf }) => {
      const { atimeMs, mtimeMs } = statSync(pathOf('a.jpg'));
      writeFileSync(pathOf('a.jpg'), 'pictare');
      utimesSync(pathOf('a.jpg'), atimeMs / 1000, mtimeMs / 1000);
    },
  ],
  ['a folder', ({ makeFolder }) => makeFolder('a.jpg')],
  ['one that nobody made', ({ write, remove }) => (remove('made.txt'), write('a.jpg', 'picture'))],
])('a file that is %s is not whole, and can be kept again', (_what, damage) => {
  const folder = temporaryFolder();
  openMadeFiles(folder.root).keep('a.jpg', bytes('picture'));
  damage(folder);
  const made = openMadeFiles(folder.root);
  expect(made.hashOfWhole('a.jpg')).toBeUndefined();
  made.keep('a.jpg', bytes('picture'));
  expect(openMadeFiles(folder.root).hashOfWhole('a.jpg')).toBe(hashOf('picture'));
});

test('where the list has lost a file, the record vouches for it, and the list has it again', () => {
  const folder = temporaryFolder();
  openMadeFiles(folder.root).keep('a.jpg', bytes('picture'));
  folder.remove('made.txt');
  const recorded = openMadeFiles(folder.root, () => hashOf('picture'));
  expect(recorded.hashOfWhole('a.jpg')).toBe(hashOf('picture'));
  expect(openMadeFiles(folder.root).hashOfWhole('a.jpg')).toBe(hashOf('picture'));
  folder.write('a.jpg', 'pictare');
  expect(openMadeFiles(folder.root, () => hashOf('picture')).hashOfWhole('a.jpg')).toBeUndefined();
});

test('a list whose last line was cut off, or that is a folder, loses no more than it lost', () => {
  const folder = temporaryFolder();
  openMadeFiles(folder.root).keep('a.jpg', bytes('one'));
  appendFileSync(folder.pathOf('made.txt'), '\n0123456789 b.j');
  openMadeFiles(folder.root).keep('c.jpg', bytes('three'));
  const made = openMadeFiles(folder.root);
  expect(['a.jpg', 'b.jpg', 'c.jpg'].map(made.hashOfWhole)).toEqual([hashOf('one'), undefined, hashOf('three')]);
  folder.remove('made.txt');
  folder.makeFolder('made.txt/nested');
  expect(openMadeFiles(folder.root).hashOfWhole('a.jpg')).toBeUndefined();
});

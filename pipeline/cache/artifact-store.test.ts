import { appendFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { openBuildCache } from './build-cache.ts';
import { hashOf } from './hash-of.ts';
import type { Stage } from './stage.ts';

const bytes = (text: string) => Buffer.from(text);

/** A folder with one file that was made. */
function setUp() {
  const folder = temporaryFolder();
  /** As a new process finds it. */
  const open = () => openBuildCache(folder.root).artifacts('stage', 'store');
  open().add('devon/a.jpg', bytes('picture'));
  return { ...folder, open, hash: () => open().hashOfWhole('devon/a.jpg') };
}
const file = 'store/devon/a.jpg';

test('what was added is whole, for the next build too', () => {
  const { read, open, hash } = setUp();
  expect(read(file)).toBe('picture');
  expect(hash()).toBe(hashOf('picture'));
  expect(open().hashOfWhole('b.jpg')).toBeUndefined();
});

test.each<[string, (folder: ReturnType<typeof setUp>) => void]>([
  ['missing', ({ remove }) => remove(file)],
  ['cut in half', ({ write }) => write(file, 'pic')],
  [
    'altered with its size and times put back',
    ({ pathOf }) => {
      const { atimeMs, mtimeMs } = statSync(pathOf(file));
      writeFileSync(pathOf(file), 'pictare');
      utimesSync(pathOf(file), atimeMs / 1000, mtimeMs / 1000);
    },
  ],
  ['a folder', ({ makeFolder }) => makeFolder(file)],
  ['one that nobody made', ({ remove }) => remove('store/made.txt')],
])('a file that is %s is not whole, and can be added again', (_what, damage) => {
  const folder = setUp();
  damage(folder);
  expect(folder.hash()).toBeUndefined();
  folder.open().add('devon/a.jpg', bytes('picture'));
  expect(folder.hash()).toBe(hashOf('picture'));
});

test('where the list has lost a file, the record vouches for it', () => {
  const { root, hash, remove, write } = setUp();
  const stage: Stage = { name: 'stage', inputs: [] };
  const cache = openBuildCache(root);
  cache.record(stage, {}, { products: { [file]: undefined } });
  cache.save();
  remove('store/made.txt');
  expect(hash()).toBe(hashOf('picture'));
  write(file, 'pictare');
  expect(hash()).toBeUndefined();
});

test('a list whose last line was cut off, or that is a folder, loses no more than it lost', () => {
  const { pathOf, open, remove, makeFolder, hash } = setUp();
  appendFileSync(pathOf('store/made.txt'), '\n0123456789 b.j');
  open().add('c.jpg', bytes('three'));
  expect(['devon/a.jpg', 'b.jpg', 'c.jpg'].map(open().hashOfWhole)).toEqual([
    hashOf('picture'),
    undefined,
    hashOf('three'),
  ]);
  remove('store/made.txt');
  makeFolder('store/made.txt/nested');
  expect(hash()).toBeUndefined();
});

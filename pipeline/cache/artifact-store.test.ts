import { appendFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { hashOf } from './hash-of.ts';
import { openArtifactStore } from './artifact-store.ts';

const bytes = (text: string) => Buffer.from(text);

test('what was added is whole, for the next build too', () => {
  const { root, read } = temporaryFolder();
  openArtifactStore(root).add('devon/a.jpg', bytes('picture'));
  const later = openArtifactStore(root);
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
])('a file that is %s is not whole, and can be added again', (_what, damage) => {
  const folder = temporaryFolder();
  openArtifactStore(folder.root).add('a.jpg', bytes('picture'));
  damage(folder);
  const made = openArtifactStore(folder.root);
  expect(made.hashOfWhole('a.jpg')).toBeUndefined();
  made.add('a.jpg', bytes('picture'));
  expect(openArtifactStore(folder.root).hashOfWhole('a.jpg')).toBe(hashOf('picture'));
});

test('where the list has lost a file, the record vouches for it, and the list has it again', () => {
  const folder = temporaryFolder();
  openArtifactStore(folder.root).add('a.jpg', bytes('picture'));
  folder.remove('made.txt');
  const recorded = openArtifactStore(folder.root, () => hashOf('picture'));
  expect(recorded.hashOfWhole('a.jpg')).toBe(hashOf('picture'));
  expect(openArtifactStore(folder.root).hashOfWhole('a.jpg')).toBe(hashOf('picture'));
  folder.write('a.jpg', 'pictare');
  expect(openArtifactStore(folder.root, () => hashOf('picture')).hashOfWhole('a.jpg')).toBeUndefined();
});

test('a list whose last line was cut off, or that is a folder, loses no more than it lost', () => {
  const folder = temporaryFolder();
  openArtifactStore(folder.root).add('a.jpg', bytes('one'));
  appendFileSync(folder.pathOf('made.txt'), '\n0123456789 b.j');
  openArtifactStore(folder.root).add('c.jpg', bytes('three'));
  const made = openArtifactStore(folder.root);
  expect(['a.jpg', 'b.jpg', 'c.jpg'].map(made.hashOfWhole)).toEqual([hashOf('one'), undefined, hashOf('three')]);
  folder.remove('made.txt');
  folder.makeFolder('made.txt/nested');
  expect(openArtifactStore(folder.root).hashOfWhole('a.jpg')).toBeUndefined();
});

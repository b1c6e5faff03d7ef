import { appendFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { hashOf } from '../../pipeline/cache/file-hashes.ts';
import { openNextSite } from './next-site.ts';

function setUp() {
  const folder = temporaryFolder();
  const hashOfEarlier = (name: string) => {
    const stat = statSync(folder.pathOf(`dist/${name}`), {
      throwIfNoEntry: false,
    });
    return stat ? hashOf(folder.read(`dist/${name}`)) : undefined;
  };
  const open = () =>
    openNextSite({
      folder: folder.pathOf('next'),
      earlier: folder.pathOf('dist'),
      hashOfEarlier,
    });
  const inode = (name: string) => statSync(folder.pathOf(name)).ino;
  return { ...folder, open, inode };
}

test('what is written into the site never gets into what it was made from', async () => {
  const { write, read, open, pathOf, inode } = setUp();
  write('cache/main.js', 'start()');
  await open().copy(
    'assets/main.js',
    pathOf('cache/main.js'),
    hashOf('start()'),
  );
  expect(read('next/assets/main.js')).toBe('start()');
  expect(inode('next/assets/main.js')).not.toBe(inode('cache/main.js'));
  appendFileSync(pathOf('next/assets/main.js'), 'tampered()');
  expect(read('cache/main.js')).toBe('start()');
});

test('a file that the earlier site has too is linked from there; another one is not', async () => {
  const { write, read, open, pathOf, inode } = setUp();
  write('cache/a.avif', 'picture');
  write('cache/b.avif', 'another');
  write('dist/pictures/a.avif', 'picture');
  write('dist/pictures/b.avif', 'tampered');
  const site = open();
  await site.copy('pictures/a.avif', pathOf('cache/a.avif'), hashOf('picture'));
  await site.copy('pictures/b.avif', pathOf('cache/b.avif'), hashOf('another'));
  expect(inode('next/pictures/a.avif')).toBe(inode('dist/pictures/a.avif'));
  expect(read('next/pictures/b.avif')).toBe('another');
  expect(site.hashes).toEqual({
    'pictures/a.avif': hashOf('picture'),
    'pictures/b.avif': hashOf('another'),
  });
});

test('what the earlier site has no more, or otherwise, is not linked; what is written leaves it as it was', async () => {
  const { write, read, open, inode, pathOf } = setUp();
  for (const name of ['a', 'b', 'c']) write(`dist/${name}.html`, 'earlier');
  // Of a build that was stopped.
  write('next/c.html', 'left');
  const site = open();
  const links = ['a.html', 'b.html', 'missing.html'].map((name) =>
    site.link(name, hashOf(name === 'b.html' ? 'other' : 'earlier')),
  );
  await site.write('b.html', 'new');
  expect(links).toEqual([true, false, false]);
  expect(inode('next/a.html')).toBe(inode('dist/a.html'));
  expect([read('next/b.html'), read('dist/b.html')]).toEqual([
    'new',
    'earlier',
  ]);
  expect(
    statSync(pathOf('next/c.html'), { throwIfNoEntry: false }),
  ).toBeUndefined();
  expect(site.hashes).toEqual({
    'a.html': hashOf('earlier'),
    'b.html': hashOf('new'),
  });
});

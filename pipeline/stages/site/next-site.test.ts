import { appendFileSync, existsSync, linkSync, readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { hashOf } from '../../cache/hash-of.ts';
import { openNextSite } from './next-site.ts';

function setUp() {
  const folder = temporaryFolder();
  const hashOfEarlier = (name: string) => {
    const stat = statSync(folder.pathOf(`dist/${name}`), { throwIfNoEntry: false });
    return stat ? hashOf(folder.read(`dist/${name}`)) : undefined;
  };
  const open = () =>
    openNextSite({
      folder: folder.pathOf('next'),
      earlier: folder.pathOf('dist'),
      former: folder.pathOf('former'),
      hashOfEarlier,
    });
  const inode = (name: string) => statSync(folder.pathOf(name)).ino;
  return { ...folder, open, inode };
}

test('what is written into the site never gets into what it was made from', async () => {
  const { write, read, open, pathOf, inode } = setUp();
  write('cache/main.js', 'start()');
  await open().place('assets/main.js', pathOf('cache/main.js'), hashOf('start()'));
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
  await site.place('pictures/a.avif', pathOf('cache/a.avif'), hashOf('picture'));
  await site.place('pictures/b.avif', pathOf('cache/b.avif'), hashOf('another'));
  expect(inode('next/pictures/a.avif')).toBe(inode('dist/pictures/a.avif'));
  expect(read('next/pictures/b.avif')).toBe('another');
  expect(site.hashes).toEqual({ 'pictures/a.avif': hashOf('picture'), 'pictures/b.avif': hashOf('another') });
});

test('what was put there ahead is kept, gives way to what is written, or goes; the earlier site stays as it was', () => {
  const { write, read, open, inode, pathOf } = setUp();
  for (const name of ['a', 'b', 'c']) write(`dist/${name}.html`, 'earlier');
  const site = open();
  site.keepAhead(['a.html', 'b.html', 'c.html', 'missing.html']);
  expect(site.hashes).toEqual({});
  expect(site.keep('a.html', hashOf('earlier'))).toBe(true);
  site.write('b.html', 'new');
  site.dropUnused();
  expect(inode('next/a.html')).toBe(inode('dist/a.html'));
  expect([read('next/b.html'), read('dist/b.html')]).toEqual(['new', 'earlier']);
  expect(statSync(pathOf('next/c.html'), { throwIfNoEntry: false })).toBeUndefined();
  expect(site.hashes).toEqual({ 'a.html': hashOf('earlier'), 'b.html': hashOf('new') });
});

test('it begins empty, whatever an earlier build left there', () => {
  const { write, open, pathOf } = setUp();
  write('next/left.html', 'left');
  open().write('index.html', 'new');
  expect(statSync(pathOf('next/left.html'), { throwIfNoEntry: false })).toBeUndefined();
});

test('begun with the former site it is what it would be from nothing, whatever happened to that', () => {
  const { write, read, open, inode, pathOf, makeFolder } = setUp();
  for (const name of ['same', 'changed', 'edited', 'folder', 'new', 'written']) write(`dist/${name}.html`, name);
  const files = readdirSync(pathOf('dist'));
  makeFolder('former/folder.html');
  linkSync(pathOf('dist/same.html'), pathOf('former/same.html'));
  linkSync(pathOf('dist/written.html'), pathOf('former/written.html'));
  for (const name of ['changed.html', 'edited.html', 'gone/with/its/folder.html']) write(`former/${name}`, 'as before');
  const site = open();
  site.beginWithFormer(new Set(files));
  site.keepAhead(['same.html', 'changed.html']);
  for (const name of files.filter((file) => file !== 'written.html'))
    expect(site.keep(name, hashOf(name.replace('.html', '')))).toBe(true);
  site.write('written.html', 'anew');
  site.dropUnused();
  expect(readdirSync(pathOf('next')).sort()).toEqual(files.sort());
  for (const name of ['same', 'changed', 'edited', 'folder', 'new'])
    expect(inode(`next/${name}.html`)).toBe(inode(`dist/${name}.html`));
  expect([read('next/written.html'), read('dist/written.html')]).toEqual(['anew', 'written']);
});

test('a site that did not become the next one leaves the former one to begin with', () => {
  const { write, open, pathOf } = setUp();
  write('former/a.html', 'a');
  const site = open();
  site.beginWithFormer(new Set(['a.html']));
  site.remove();
  expect([existsSync(pathOf('next')), readdirSync(pathOf('former'))]).toEqual([false, ['a.html']]);
});

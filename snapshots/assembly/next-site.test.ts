import { appendFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '../../core/disk/files-below.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { hashOf } from '../../core/disk/hash-of.ts';
import { openNextSite } from './next-site.ts';

/** Opens a next site in `next/`, with an earlier site of these files in `dist/`. */
function setUp(earlier: Readonly<Record<string, string>> = {}) {
  const folder = temporaryFolder();
  const hashes: Record<string, string> = {};
  for (const [name, text] of Object.entries(earlier)) {
    folder.write(`dist/${name}`, text);
    hashes[name] = hashOf(text);
  }
  const site = openNextSite(folder.pathOf('next'), {
    folder: folder.pathOf('dist'),
    hashes,
  });
  const copy = (name: string, text: string) => {
    folder.write(`cache/${name}`, text);
    const source = folder.pathOf(`cache/${name}`);
    site.copy({ name, source, hash: hashOf(text) });
  };
  return { ...folder, site, copy };
}

test('the new site holds exactly the files written and copied', () => {
  const { read, pathOf, site, copy } = setUp({ 'a.avif': 'picture' });
  site.write('devon/index.html', 'page');
  copy('a.avif', 'picture');
  copy('b.avif', 'another');
  expect(read('next/devon/index.html')).toBe('page');
  expect(read('next/a.avif') + read('next/b.avif')).toBe('pictureanother');
  expect(filesBelow(pathOf('next'))).toEqual([
    'a.avif',
    'b.avif',
    'devon/index.html',
  ]);
  expect(site.hashes).toEqual({
    'devon/index.html': hashOf('page'),
    'a.avif': hashOf('picture'),
    'b.avif': hashOf('another'),
  });
  expect([...site.linked]).toEqual(['a.avif']);
});

test('an altered file of the earlier site is not reused', () => {
  const { read, copy } = setUp({ 'a.avif': 'tampered' });
  copy('a.avif', 'picture');
  expect(read('next/a.avif')).toBe('picture');
});

test('later changes to the new site affect neither its sources nor the earlier site', () => {
  const { read, pathOf, site, copy } = setUp({
    'index.html': 'earlier',
    'main.js': 'begin()',
  });
  copy('main.js', 'start()');
  appendFileSync(pathOf('next/main.js'), 'tampered()');
  site.write('index.html', 'new');
  expect(read('cache/main.js')).toBe('start()');
  expect(read('dist/main.js')).toBe('begin()');
  expect(read('dist/index.html')).toBe('earlier');
});

import fs, {
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { recoverFolder, refuseLink, swapFolder } from './swap-folder.ts';

let root: string;
let dist: string;
let next: string;
beforeEach(() => {
  root = temporaryFolder().root;
  dist = join(root, 'dist');
  next = join(root, 'dist.next');
});

function fill(folder: string, text: string): void {
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), text);
}
const shown = () => readFileSync(join(dist, 'index.html'), 'utf8');

test('the finished folder replaces the old one and nothing else is left', () => {
  fill(dist, 'old');
  writeFileSync(join(dist, 'gone.html'), 'a page that is no more');
  fill(next, 'new');
  swapFolder(next, dist);
  expect(shown()).toBe('new');
  expect(readdirSync(dist)).toEqual(['index.html']);
  expect(readdirSync(root)).toEqual(['dist']);
});

test('a swap interrupted between its two renames is undone, and the old site is back', () => {
  fill(join(root, 'dist.previous'), 'old');
  fill(next, 'new');
  recoverFolder(dist);
  expect(shown()).toBe('old');
  swapFolder(next, dist);
  expect(shown()).toBe('new');
  expect(readdirSync(root)).toEqual(['dist']);
});

test('a swap interrupted before its clean-up leaves the new site, and the next swap tidies up', () => {
  fill(dist, 'new');
  fill(join(root, 'dist.previous'), 'old');
  recoverFolder(dist);
  expect(shown()).toBe('new');
  fill(next, 'newer');
  swapFolder(next, dist);
  expect(shown()).toBe('newer');
  expect(readdirSync(root)).toEqual(['dist']);
});

test('replacing a mount point fails with the cause, and the old site stays', () => {
  fill(dist, 'old');
  fill(next, 'new');
  const rename = vi.spyOn(fs, 'renameSync').mockImplementation(() => {
    throw Object.assign(new Error('EBUSY: resource busy or locked, rename'), {
      code: 'EBUSY',
      syscall: 'rename',
    });
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    rename.mockRestore();
    syncBuiltinESMExports();
  });
  expect(() => swapFolder(next, dist)).toThrow(
    /^dist: cannot be replaced, since a disk is mounted there: /,
  );
  expect(shown()).toBe('old');
});

test('a link in the place of the site is refused, wherever it leads, before anything is built', () => {
  refuseLink(dist);
  fill(dist, 'old');
  refuseLink(dist);
  for (const goal of [dist, join(root, 'nowhere')]) {
    const link = join(root, `link-to-${basename(goal)}`);
    symlinkSync(goal, link);
    expect(() => refuseLink(link)).toThrow(/^link-to-\w+: is a link/);
  }
});

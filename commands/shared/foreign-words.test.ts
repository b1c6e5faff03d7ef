import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { findStrings } from './foreign-words.ts';

test("another business's words are found only as whole words in the same case, and only in text files", () => {
  const { root, write } = temporaryFolder();
  write('index.html', '<p>A bird bath (small), bathroom tiles.</p>');
  write('devon/bath.html', '<p>In Bath, call 01225 (24 h)</p>');
  write('picture.avif', 'Bath');
  expect(findStrings(root, ['Bath', '(24 h)'])).toEqual([
    'dist/devon/bath.html: "Bath"',
  ]);
  expect(findStrings(root, ['(24 h)', 'Truro'])).toEqual([
    'dist/devon/bath.html: "(24 h)"',
  ]);
  expect(findStrings(root, ['Bat', 'BATH'])).toEqual([]);
});

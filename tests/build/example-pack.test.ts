import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { findStrings, ours } from '../../commands/shared/foreign-words.ts';
import {
  packTests,
  review,
  runSideBySide,
} from '../../commands/shared/run-side-by-side.ts';
import { filesBelow } from '../../pack/files-below.ts';

const copy = inject('exampleProject');
const example = join(import.meta.dirname, '../../examples/cornwall');

test("the example's site passes review and the tests of a pack, and no word of our business is in it", async () => {
  await runSideBySide(copy, [review, packTests]);
  expect(findStrings(join(copy, 'dist'), ours)).toEqual([]);
});

test("a build leaves the example's pack as it is committed, generated lists included", () => {
  const textOf = (folder: string) =>
    filesBelow(join(folder, 'site'))
      .filter((name) => /\.(?:json|svg)$/.test(name))
      .map((name) => [name, readFileSync(join(folder, 'site', name), 'utf8')]);
  expect(textOf(copy)).toEqual(textOf(example));
});

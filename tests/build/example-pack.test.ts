import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { findStrings, ours } from '../../commands/shared/foreign-words.ts';
import {
  packTests,
  review,
  runSideBySide,
} from '../../commands/shared/run-side-by-side.ts';
import { filesBelow } from '../../core/disk/files-below.ts';

const copy = inject('exampleProject');
const example = join(import.meta.dirname, '../../examples/cornwall');

test("the example's site passes its review and tests and contains no word of our business", async () => {
  await runSideBySide(copy, [review, packTests]);
  expect(findStrings(join(copy, 'dist'), ours)).toEqual([]);
});

test("the footer of the example's pages says on which days it has other hours", () => {
  const footer = readFileSync(join(copy, 'dist/index.html'), 'utf8');
  expect(footer).toContain('24 December: 8am to 12pm. Closed 25 December');
});

test("a build changes no committed file of the example's pack, generated lists included", () => {
  const textOf = (folder: string) =>
    filesBelow(join(folder, 'site'))
      .filter((name) => /\.(?:json|svg)$/.test(name))
      .map((name) => [name, readFileSync(join(folder, 'site', name), 'utf8')]);
  expect(textOf(copy)).toEqual(textOf(example));
});

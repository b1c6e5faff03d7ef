import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readModules } from './support/source-modules.ts';

const root = join(import.meta.dirname, '..');

// It fills %s, and leaves a %s of so many letters as it is.
test('no test is named with a precision, which Vitest does not fill', () => {
  const unfilled = readModules()
    .map(({ path }) => path)
    .filter((path) => /\.test\.tsx?$/.test(path))
    .filter((path) => /%\d*\.\d+[sdifj]\b/.test(readFileSync(join(root, path), 'utf8')));
  expect(unfilled).toEqual([]);
});

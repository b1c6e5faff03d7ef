import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importedBy } from './support/source-modules.ts';
import { testsOfAnyPack } from './support/tests-of-any-pack.ts';

const root = join(import.meta.dirname, '..');
/** A test may load these by a name that it puts together. */
const fixtures = globSync('review/rules/*.fixture.ts', { cwd: root });

test.each(testsOfAnyPack)('%s, which is not run again with another pack, loads no module of one', (file) => {
  expect(existsSync(join(root, file))).toBe(true);
  const ofPack = [...importedBy([file, ...fixtures])].filter((path) => /^(?:site|templates)\//.test(path));
  expect(ofPack.filter((path) => !existsSync(join(root, 'tests/fixtures/pack', path)))).toEqual([]);
});

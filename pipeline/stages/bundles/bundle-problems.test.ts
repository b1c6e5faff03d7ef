import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatProblem } from '../../../core/domain/problems.ts';
import { root } from '../../../core/disk/project-paths.ts';
import { bundleProblems } from './bundle-problems.ts';

const page = join(root, 'src/pages/home/HomePage.tsx');
const linesOf = (error: unknown) => bundleProblems(error).map(formatProblem);

/* tests/build/faults.test.ts tests broken imports, and code that cannot be parsed. */

test.each([
  [
    'a style sheet that a plugin refuses',
    {
      id: `${join(root, 'src/styles.css')}?inline`,
      loc: null,
      message: 'Missing closing } at a',
    },
    'src/styles.css: Missing closing } at a',
  ],
  [
    'a missing package',
    {
      message: `[vite]: Rolldown failed to resolve import "nopkg" from "${page}".\nThis is most likely unintended`,
    },
    'src/pages/home/HomePage.tsx: Rolldown failed to resolve import "nopkg" from "' +
      page +
      '".',
  ],
  [
    'an error of a plugin that has a cause',
    {
      message:
        '[builtin:vite-json] plugin threw an error\n\nCaused by:\n    EOF at line 1 column 5\n\nStack backtrace:\n',
    },
    'bundle: EOF at line 1 column 5',
  ],
])('%s is reported in one line', (_what, complaint, line) => {
  expect(linesOf({ errors: [complaint] })).toEqual([line]);
});

test('every error of a failed bundle is listed, and an error without a list is shown by its own message', () => {
  const one = { id: page, message: 'One' };
  expect(linesOf({ errors: [one, { id: page, message: 'Two' }] })).toEqual([
    'src/pages/home/HomePage.tsx: One',
    'src/pages/home/HomePage.tsx: Two',
  ]);
  expect(linesOf(new Error('Something else'))).toEqual([
    'bundle: Something else',
  ]);
});

import { expect, test } from 'vitest';
import { formatProblem } from '../core/domain/problems.ts';
import { readTheme, themeProblems } from './theme.ts';

const theme = readTheme();
const linesOf = (change: Readonly<Record<string, string>>) =>
  themeProblems(new Map([...theme, ...Object.entries(change)])).map(
    formatProblem,
  );

test('each text and background with too little contrast is reported with both colours and the ratio', () => {
  expect(linesOf({})).toEqual([]);
  const [first, ...more] = linesOf({ mist: '#c0d0d0', white: '#ffffff' });
  expect(first).toBe(
    'site/theme.css: --color-mist: #c0d0d0 is text on --color-white #ffffff, at a contrast of 1.6 to 1: make one lighter or darker, to 4.5 or more',
  );
  expect(more).toEqual([expect.stringContaining('--color-foam')]);
});

test('an invalid colour is reported as invalid, and a missing one as missing', () => {
  expect(linesOf({ go: 'greenish' })).toEqual([
    'site/theme.css: --color-go: "greenish" is not a colour here: write # and six digits, as in #0a4a50',
  ]);
  const without = new Map([...theme].filter(([name]) => name !== 'go'));
  expect(themeProblems(without).map(formatProblem)).toEqual([
    'site/theme.css: --color-go: is missing: add it, as in --color-deep: #0a4a50;',
  ]);
});

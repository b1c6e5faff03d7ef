import { expect, test } from 'vitest';
import { formatResults, type Result } from './results.ts';
import { median } from './harness.ts';

const result: Result = {
  tool: { name: 'example', title: 'Example 1.2.3', command: [], output: '', outputs: [] },
  routes: 3562,
  times: { cold: [2000, 2500, 1900], warm: [1500, 1600, 1400], change: [1700] },
};
const lastRow = (more: Partial<Result>) =>
  formatResults([{ ...result, ...more }])
    .split('\n')
    .at(-1);

test('the median is the middle, or half-way between the two middles', () => {
  expect(median([9, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

test('a row says how long each step took and what it needed, or why there are no figures', () => {
  expect(lastRow({ usage: { peakBytes: 512 * 2 ** 20, cpuSeconds: 4.26 } })).toBe(
    '| Example 1.2.3 | 3,562 | **2.00** (1.90–2.50) | **1.50** (1.40–1.60) | **1.70** | 512 | 4.3 |',
  );
  expect(lastRow({ failure: 'cold: out of memory' })).toBe(
    '| Example 1.2.3 | 3,562 | failed: cold: out of memory |  |  |  |  |',
  );
});

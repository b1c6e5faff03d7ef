import { expect, test } from 'vitest';
import type { Result } from './measure-size.ts';
import { formatResults, median } from './table.ts';
import { ours, type Tool } from './tools.ts';

const tool: Tool = { name: 'example', title: 'Example', command: [], output: '', made: [] };
const result = (routes: number, cold: number[], rest: Partial<Result> = {}): Result => ({
  tool,
  routes,
  times: { cold, warm: [1500, 1600, 1400], change: [1700, 1650, 1800] },
  ...rest,
});

test('the median is the middle, or half-way between the two middles', () => {
  expect(median([9, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

test('a row says how long each step took and what it needed', () => {
  const usage = { peakBytes: 512 * 2 ** 20, cpuSeconds: 4.26 };
  expect(
    formatResults([result(356, [2000, 2500, 1900], { usage })], () => '1.2.3')
      .split('\n')
      .at(-1),
  ).toBe('| Example 1.2.3 | **2.00** (1.90–2.50) | **1.50** (1.40–1.60) | **1.70** (1.65–1.80) | 178 | 512 | 4.3 |');
});

test('a tool that failed shows its last words and no time', () => {
  const row = formatResults([result(356, [], { failure: 'cold: out of memory' })], () => undefined)
    .split('\n')
    .at(-1);
  expect(row).toBe('| Example | failed: cold: out of memory |  |  |  |  |  |');
});

test('each tool is compared in times as long as this project, size by size', () => {
  const times = { cold: [1000], warm: [300], change: [850] };
  const own: Result = { tool: ours, routes: 356, times };
  expect(
    formatResults([own, result(356, [2500])], () => undefined)
      .split('\n')
      .at(-1),
  ).toBe('| Example | 356 | 2.50 | 5.00 | 2.00 |');
});

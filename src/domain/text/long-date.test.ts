import { expect, test } from 'vitest';
import { longDate } from './long-date.ts';

test('a day is written out', () => {
  expect(longDate('2026-11-22')).toBe('22 November 2026');
  expect(longDate('2026-07-01')).toBe('1 July 2026');
});

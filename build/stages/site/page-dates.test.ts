import { expect, test } from 'vitest';
import { parseDate } from './page-dates.ts';

test('a date is year, month and day, and nothing else is taken for one', () => {
  expect(parseDate('2026-11-22')).toBe('2026-11-22');
  expect(parseDate(undefined)).toBe('');
  for (const text of ['22.11.2026', '2026-13-01', '2026-02-30', 'today', ''])
    expect(() => parseDate(text), text).toThrow(/^--date: /);
});

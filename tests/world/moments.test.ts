import { expect, test } from 'vitest';
import { writtenDay } from '../../supabase/functions/_shared/moment.ts';

/*
 * Dates as databases, people and machines write them, each with the British day that it stands for.
 */

test.each([
  ['2026-07-09', '2026-07-09'],
  ['2026-07-09T23:30:00', '2026-07-09'],
  ['2026-07-09T00:00:00', '2026-07-09'],
  ['2026-07-09 23:30:00', '2026-07-09'],
  ['2026-07-09T23:30:00Z', '2026-07-10'],
  ['2026-07-09T23:30:00.000Z', '2026-07-10'],
  ['2026-01-09T23:30:00Z', '2026-01-09'],
  ['2026-07-09 23:30:00+00', '2026-07-10'],
  ['2026-07-10 00:30:00.123456+01', '2026-07-10'],
  ['2026-07-10T08:00:00+0900', '2026-07-10'],
  ['2026-07-09T20:00:00-05:00', '2026-07-10'],
  [' 2026-07-09 ', '2026-07-09'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', undefined],
  ['2026-02-30', undefined],
  ['2026-02-30T12:00:00', undefined],
  ['2026-02-30T12:00:00Z', undefined],
  ['2026-13-01', undefined],
  ['2026-07-09T25:00:00', undefined],
  ['2026-07-09 and more', undefined],
  ['9 July 2026', undefined],
  ['', undefined],
])('the written date %j is read as the day %s', (text, day) => {
  expect(writtenDay(text)).toBe(day);
});

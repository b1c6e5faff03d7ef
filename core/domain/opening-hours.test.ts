import { expect, test } from 'vitest';
import type { Hours } from '../schemas/business.ts';
import { openingState } from './opening-hours.ts';

const week = (...days: Days) => [{ days, opens: '08:00', closes: '18:30' }];
type Days = Hours['week'][number]['days'];

const usual = {
  week: week(
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
  ),
  special: [
    { date: '2026-12-24', hours: { opens: '08:00', closes: '12:00' } },
    { date: '2026-12-25' },
    { date: '2026-12-26' },
    { date: '2027-01-01' },
  ],
};
const openOn = (...days: Days) => ({ ...usual, week: week(...days) });

test.each([
  // In winter, then in British Summer Time.
  ['2026-01-05T08:00:00Z', 'Open now, until 6.30pm'],
  ['2026-01-05T18:29:00Z', 'Open now, until 6.30pm'],
  ['2026-01-05T07:59:00Z', 'Opens today at 8am'],
  ['2026-07-06T07:00:00Z', 'Open now, until 6.30pm'],
  ['2026-07-06T06:59:00Z', 'Opens today at 8am'],
  // Around the Sundays on which clocks go forward and back.
  ['2026-03-28T23:30:00Z', 'Opens on Monday at 8am'],
  ['2026-03-30T07:00:00Z', 'Open now, until 6.30pm'],
  ['2026-10-24T07:00:00Z', 'Open now, until 6.30pm'],
  ['2026-10-26T07:00:00Z', 'Opens today at 8am'],
  ['2026-01-05T18:30:00Z', 'Opens tomorrow at 8am'],
  ['2026-01-10T20:00:00Z', 'Opens on Monday at 8am'],
  ['2026-01-11T12:00:00Z', 'Opens tomorrow at 8am'],
  // Christmas Eve is short, and the two days after it, a Friday and a Saturday, are closed.
  ['2026-12-24T11:00:00Z', 'Open now, until 12pm'],
  ['2026-12-24T12:00:00Z', 'Opens on Monday at 8am'],
  ['2026-12-25T12:00:00Z', 'Opens on Monday at 8am'],
])('at %s the opening state is "%s"', (time, words) => {
  expect(openingState(usual, new Date(time))).toBe(words);
});

test('a business open one day a week names that day, and one that never opens has no text', () => {
  expect(openingState(openOn('Monday'), new Date('2026-01-05T19:00:00Z'))).toBe(
    'Opens on Monday at 8am',
  );
  expect(openingState(openOn(), new Date('2026-01-05T12:00:00Z'))).toBe('');
});

test('each weekday has its own opening hours', () => {
  const weekend = {
    ...usual,
    week: [
      ...week('Friday'),
      { days: ['Saturday' as const], opens: '09:00', closes: '13:00' },
    ],
  };
  expect(openingState(weekend, new Date('2026-01-10T12:00:00Z'))).toBe(
    'Open now, until 1pm',
  );
  expect(openingState(weekend, new Date('2026-01-09T19:00:00Z'))).toBe(
    'Opens tomorrow at 9am',
  );
});

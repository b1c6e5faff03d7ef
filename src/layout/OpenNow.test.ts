import { expect, test } from 'vitest';
import { openingState } from './OpenNow.tsx';

const hours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  opens: '08:00',
  closes: '18:30',
};

test.each([
  // In winter, then in summer time.
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
])('at %s it says: %s', (time, words) => {
  expect(openingState(hours, new Date(time))).toBe(words);
});

test('opening on one day a week, or on none, is handled', () => {
  expect(
    openingState(
      { ...hours, days: ['Monday'] },
      new Date('2026-01-05T19:00:00Z'),
    ),
  ).toBe('Opens on Monday at 8am');
  expect(
    openingState({ ...hours, days: [] }, new Date('2026-01-05T12:00:00Z')),
  ).toBe('');
});

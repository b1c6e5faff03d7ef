import { expect, test } from 'vitest';
import { daysAfter } from './british-time.ts';
import { britishClock } from './moment.ts';

const HOURS_A_DAY = 24;

test('from 2020 to 2045, British time equals Europe/London in every hour of March and October', () => {
  const london = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  /** Formats `2026-03-29 02:30 BST` as `29/03/2026, 02:30`. */
  const asLondon = (clock: string) =>
    clock.replace(/^(\d+)-(\d+)-(\d+) (\S+).*/, '$3/$2/$1, $4');
  for (let year = 2020; year <= 2045; year += 1)
    for (const month of [2, 9])
      for (let hour = 0; hour < 31 * HOURS_A_DAY; hour += 1) {
        const moment = daysAfter(
          new Date(Date.UTC(year, month, 1)),
          hour / HOURS_A_DAY,
        );
        if (asLondon(britishClock(moment)) !== london.format(moment))
          expect.fail(
            `${moment.toISOString()}: ${britishClock(moment)}, not ${london.format(moment)}`,
          );
      }
});

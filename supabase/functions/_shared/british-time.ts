/*
 * British time, computed from the rule for summer time instead of with `Intl`, which takes 50 ms to
 * load on a slow phone. Browsers, the commands and the receiver share this module. A test compares
 * its results with those of `Intl`.
 */

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const MARCH = 2;
const OCTOBER = 9;

export function isSummer(moment: Date): boolean {
  /** Returns 01:00 UTC on the last Sunday of a month. */
  const clockChange = (month: number) => {
    const day = new Date(Date.UTC(moment.getUTCFullYear(), month + 1, 0, 1));
    return daysAfter(day, -day.getUTCDay());
  };
  return moment >= clockChange(MARCH) && moment < clockChange(OCTOBER);
}

/** Returns a date whose UTC fields show British time. */
export const britishTime = (moment: Date): Date =>
  new Date(moment.getTime() + (isSummer(moment) ? HOUR_MS : 0));

/** Returns the timestamp `days` times 24 hours after `moment`. */
export const daysAfter = (moment: Date, days: number): Date =>
  new Date(moment.getTime() + days * DAY_MS);

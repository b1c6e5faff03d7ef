/*
 * The time of the business, by the rule of its clocks: `Intl` takes a slow phone 50 ms to open, and
 * browsers, commands and the receiver share this module. A test compares it with `Intl`.
 */

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const MARCH = 2;
const OCTOBER = 9;

export function isSummer(moment: Date): boolean {
  /** 01:00 UTC on the last Sunday of a month. */
  const clockChange = (month: number) => {
    const day = new Date(Date.UTC(moment.getUTCFullYear(), month + 1, 0, 1));
    return daysAfter(day, -day.getUTCDay());
  };
  return moment >= clockChange(MARCH) && moment < clockChange(OCTOBER);
}

/** A date whose UTC fields show the time of the business. */
export const britishTime = (moment: Date): Date =>
  new Date(moment.getTime() + (isSummer(moment) ? HOUR_MS : 0));

/** The moment so many days of 24 hours after another. */
export const daysAfter = (moment: Date, days: number): Date =>
  new Date(moment.getTime() + days * DAY_MS);

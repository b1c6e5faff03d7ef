export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const DAY_LENGTH = '2026-11-22'.length;

/** The ISO 8601 day of a moment, as people here count it. */
const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString('sv-SE', { timeZone: 'Europe/London' });

/**
 * An ISO 8601 date as people here write it: `22 November 2026`. A day alone is written without the browser's own formats: every page has
 * one, and on a slow phone they take 50 ms to open.
 */
export function longDate(dateISO: string): string {
  const [year, month, day] = (
    dateISO.length > DAY_LENGTH ? dayOf(dateISO) : dateISO
  ).split('-');
  return `${Number(day)} ${monthNames[Number(month) - 1]} ${year}`;
}

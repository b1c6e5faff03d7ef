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

/** The British day of a moment, ISO 8601. */
const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString('sv-SE', { timeZone: 'Europe/London' });

/**
 * An ISO 8601 day or moment as `22 November 2026`. Avoids Intl for days, which every page shows:
 * its first use takes 50 ms on a slow phone.
 */
export function longDate(dateISO: string): string {
  const isDay = dateISO.length === DAY_LENGTH;
  const [year, month, day] = (isDay ? dateISO : dayOf(dateISO)).split('-');
  return `${Number(day)} ${monthNames[Number(month) - 1]} ${year}`;
}

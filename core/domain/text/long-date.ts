import { monthNames } from '../../schemas/months.ts';

/** Writes a day such as `2026-11-22` as `22 November 2026`. */
export function longDate(day: string): string {
  const [year, month, date] = day.split('-');
  return `${Number(date)} ${monthNames[Number(month) - 1]} ${year}`;
}

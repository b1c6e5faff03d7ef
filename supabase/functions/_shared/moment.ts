import { britishTime, isSummer } from './british-time.ts';

/*
 * A moment has a zone. Machines exchange UTC, people read the time of the business, and a text
 * without an offset means the day that is written. Every reader of a date uses this module.
 */

/** The day of a moment in the time of the business: `2026-07-09`. */
export const britishDay = (moment: Date): string =>
  britishTime(moment).toISOString().slice(0, '2026-07-09'.length);

/** A moment as people read it: `2026-07-09 23:30 BST`. */
export function britishClock(moment: Date): string {
  const [day, time = ''] = britishTime(moment).toISOString().split('T');
  return `${day} ${time.slice(0, 'hh:mm'.length)} ${isSummer(moment) ? 'BST' : 'GMT'}`;
}

/** The moment so many months before another. 31 March less one month is the end of February. */
export function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment);
  before.setUTCMonth(before.getUTCMonth() - months);
  if (before.getUTCDate() !== moment.getUTCDate()) before.setUTCDate(0);
  return before;
}

/** Whether a text is a day of the calendar, as in `2026-07-09`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** ISO 8601, and PostgreSQL's way to write it: `2026-07-09 23:30:00.5+01`. */
const written =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * The day that a date or a moment means to people here. Without an offset it is the day that is
 * written, with one it is the day in the time of the business.
 * @returns as in `2026-07-09`; undefined for anything else, and for days that no calendar has
 */
export function writtenDay(text: string): string | undefined {
  const match = written.exec(text.trim());
  const [, day = '', hours = '00', minutes = '00', seconds = '00', , zone] =
    match ?? [];
  if (!isDay(day) || hours > '23' || minutes > '59' || seconds > '59')
    return undefined;
  if (zone === undefined) return day;
  const moment = new Date(
    `${day}T${hours}:${minutes}:${seconds}${isoZone(zone)}`,
  );
  return Number.isNaN(moment.getTime()) ? undefined : britishDay(moment);
}

/** `+01` and `+0100` as `+01:00`. */
const isoZone = (zone: string) =>
  zone.toUpperCase() === 'Z'
    ? 'Z'
    : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`;

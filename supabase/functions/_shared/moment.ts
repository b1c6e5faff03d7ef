import { britishTime, isSummer } from './british-time.ts';

/*
 * Dates and timestamps. Machines exchange UTC, and people read British time. A text without an
 * offset means the day as it is written. Every parser of dates uses this module.
 */

/** Returns the day of a timestamp in British time: `2026-07-09`. */
export const britishDay = (moment: Date): string =>
  britishTime(moment).toISOString().slice(0, '2026-07-09'.length);

/** Formats a timestamp in British time: `2026-07-09 23:30 BST`. */
export function britishClock(moment: Date): string {
  const [day, time = ''] = britishTime(moment).toISOString().split('T');
  return `${day} ${time.slice(0, 'hh:mm'.length)} ${isSummer(moment) ? 'BST' : 'GMT'}`;
}

/**
 * Returns the timestamp `months` months before another. A month before 31 March is the end of
 * February.
 */
export function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment);
  before.setUTCMonth(before.getUTCMonth() - months);
  if (before.getUTCDate() !== moment.getUTCDate()) before.setUTCDate(0);
  return before;
}

/** Returns whether a text is a calendar day, as in `2026-07-09`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * Matches an ISO 8601 day or timestamp, also as PostgreSQL writes it: `2026-07-09 23:30:00.5+01`.
 */
const written =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * Parses a date or timestamp into a day. Without an offset, it is the day as written; with one, the
 * day in British time.
 * @returns as in `2026-07-09`; undefined for any other text, and for days that do not exist
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

/** Expands `+01` and `+0100` to `+01:00`. */
const isoZone = (zone: string) =>
  zone.toUpperCase() === 'Z'
    ? 'Z'
    : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`;

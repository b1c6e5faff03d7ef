import type { Business } from '../../pack/schemas/business.ts';
import { at } from './assert-defined.ts';
import { monthNames } from './text/long-date.ts';

type Hours = Pick<Business, 'openingHours' | 'specialHours'>;

const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const MARCH = 2;
const OCTOBER = 9;
/** Beyond a week the name of a day says nothing. */
const DAYS_AHEAD = 7;

/** When British clocks change in a month: 01:00 UTC on its last Sunday, in milliseconds. */
function clockChange(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.getTime() - lastDay.getUTCDay() * DAY_MS;
}

/**
 * A date whose UTC fields are the British time. Avoids Intl, whose first use takes 75 ms on a slow
 * phone.
 */
export function britishTime(now: Date): Date {
  const year = now.getUTCFullYear();
  const isSummer =
    now.getTime() >= clockChange(year, MARCH) &&
    now.getTime() < clockChange(year, OCTOBER);
  return new Date(now.getTime() + (isSummer ? HOUR_MS : 0));
}

/** `08:00` as `8am`, `17:30` as `5.30pm`. */
function spokenTime(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  const hour = Number(hours) % 12 || 12;
  const half = Number(hours) < 12 ? 'am' : 'pm';
  return minutes === '00' ? `${hour}${half}` : `${hour}.${minutes}${half}`;
}

/** Says until when the business is open, or when it opens next. */
export function openingState(
  { openingHours, specialHours }: Hours,
  now: Date,
): string {
  const local = britishTime(now);
  const time = local
    .toISOString()
    .slice('2026-01-05T'.length, '2026-01-05T08:00'.length);
  const dayIn = (ahead: number) => {
    const day = new Date(local.getTime() + ahead * DAY_MS);
    const date = day.toISOString().slice(0, '2026-01-05'.length);
    const weekday = at(weekdays, day.getUTCDay());
    const special = specialHours.find((hours) => hours.date === date);
    const usual = openingHours.week.find(({ days }) => days.includes(weekday));
    return { weekday, hours: special ? special.hours : usual };
  };
  const { hours: today } = dayIn(0);
  if (today && today.opens <= time && time < today.closes)
    return `Open now, until ${spokenTime(today.closes)}`;
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const { weekday, hours } = dayIn(ahead);
    if (!hours || (ahead === 0 && hours.opens <= time)) continue;
    const day = ['today', 'tomorrow'][ahead] ?? `on ${weekday}`;
    return `Opens ${day} at ${spokenTime(hours.opens)}`;
  }
  return '';
}

/** `2026-12-25` as its day and the name of its month. */
function dayOf(date: string) {
  const [, month, day] = date.split('-').map(Number);
  return { day, month: at(monthNames, Number(month) - 1) };
}

/** The days with other hours in words, closed ones first: `Closed 25 and 26 December`. */
export function spokenSpecialHours({
  specialHours,
}: Pick<Business, 'specialHours'>): string[] {
  const closed = specialHours.filter(({ hours }) => hours === undefined);
  const byMonth = Map.groupBy(
    closed.map(({ date }) => dayOf(date)),
    ({ month }) => month,
  );
  const months = [...byMonth].map(
    ([month, days]) => `${days.map(({ day }) => day).join(' and ')} ${month}`,
  );
  return [
    ...(months.length > 0 ? [`Closed ${months.join(' and ')}`] : []),
    ...specialHours.flatMap(({ date, hours }) => {
      if (!hours) return [];
      const { day, month } = dayOf(date);
      return [
        `${day} ${month}: ${spokenTime(hours.opens)} to ${spokenTime(hours.closes)}`,
      ];
    }),
  ];
}

import { useEffect } from 'react';
import { business } from '#site/business.ts';
import { at } from '../domain/assert-defined.ts';
import type { Business } from '../../pack/schemas/business.ts';

const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];
const HOUR_MS = 60 * 60 * 1000;
const MARCH = 2;
const OCTOBER = 9;

/** One o'clock UTC on the last Sunday of a month, when clocks here are changed. */
function clockChange(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.getTime() - lastDay.getUTCDay() * 24 * HOUR_MS;
}

/** A moment whose UTC fields are the British ones. By hand, since the browser's formats take a slow phone 75 ms to open. */
function britishTime(now: Date): Date {
  const year = now.getUTCFullYear();
  const isSummer =
    now.getTime() >= clockChange(year, MARCH) &&
    now.getTime() < clockChange(year, OCTOBER);
  return new Date(now.getTime() + (isSummer ? HOUR_MS : 0));
}

/** `08:00` as people say it: 8am. */
function clock(time: string): string {
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}${time.slice(2).replace(':', '.').replace('.00', '')}${hours < 12 ? 'am' : 'pm'}`;
}

/** Whether the business is open at a time, until when, or else when it opens next. */
export function openingState(
  {
    days,
    opens,
    closes,
  }: Pick<Business['openingHours'], 'days' | 'opens' | 'closes'>,
  now: Date,
): string {
  const local = britishTime(now);
  const dayOf = (ahead: number) =>
    at(weekdays, (local.getUTCDay() + ahead) % weekdays.length);
  const time = local
    .toISOString()
    .slice('2026-01-05T'.length, '2026-01-05T08:00'.length);
  if (days.includes(dayOf(0)) && opens <= time && time < closes)
    return `Open now, until ${clock(closes)}`;
  for (let ahead = time < opens ? 0 : 1; ahead <= weekdays.length; ahead += 1)
    if (days.includes(dayOf(ahead)))
      return `Opens ${['today', 'tomorrow'][ahead] ?? `on ${dayOf(ahead)}`} at ${clock(opens)}`;
  return '';
}

const CHECK_MS = 60_000;

/**
 * Says whether we are open, by the visitor's clock and as a style: the page was built at another time, so its markup says nothing
 * of it, and is still the same when the script has come.
 */
export function OpenNow() {
  useEffect(() => {
    const tell = () => {
      const words = openingState(business.openingHours, new Date());
      document.documentElement.style.setProperty(
        '--open-now',
        JSON.stringify(words),
      );
    };
    tell();
    const timer = setInterval(tell, CHECK_MS);
    return () => clearInterval(timer);
  }, []);
  return <span className="open-now js-only no-print" />;
}

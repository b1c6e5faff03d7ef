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

/** When British clocks change in a month: 01:00 UTC on its last Sunday, in milliseconds. */
function clockChange(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.getTime() - lastDay.getUTCDay() * 24 * HOUR_MS;
}

/**
 * A date whose UTC fields are the British time. Avoids Intl, whose first use takes 75 ms on a slow
 * phone.
 */
function britishTime(now: Date): Date {
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
  {
    days,
    opens,
    closes,
  }: Pick<Business['openingHours'], 'days' | 'opens' | 'closes'>,
  now: Date,
): string {
  const local = britishTime(now);
  const dayIn = (ahead: number) =>
    at(weekdays, (local.getUTCDay() + ahead) % weekdays.length);
  const time = local
    .toISOString()
    .slice('2026-01-05T'.length, '2026-01-05T08:00'.length);
  if (days.includes(dayIn(0)) && opens <= time && time < closes)
    return `Open now, until ${spokenTime(closes)}`;
  for (let ahead = time < opens ? 0 : 1; ahead <= weekdays.length; ahead += 1) {
    if (!days.includes(dayIn(ahead))) continue;
    const day = ['today', 'tomorrow'][ahead] ?? `on ${dayIn(ahead)}`;
    return `Opens ${day} at ${spokenTime(opens)}`;
  }
  return '';
}

const CHECK_MS = 60_000;

/**
 * Shows whether we are open, by the visitor's clock. The text is a CSS variable and not markup,
 * which was built at another time and must be the same when it hydrates.
 */
export function OpenNow() {
  useEffect(() => {
    const update = () => {
      const words = openingState(business.openingHours, new Date());
      document.documentElement.style.setProperty(
        '--open-now',
        JSON.stringify(words),
      );
    };
    update();
    const timer = setInterval(update, CHECK_MS);
    return () => clearInterval(timer);
  }, []);
  return <span className="open-now js-only no-print" />;
}

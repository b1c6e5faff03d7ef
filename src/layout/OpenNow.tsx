import { useEffect } from 'react';
import { business } from '#site/business.ts';
import { britishTime } from '../../supabase/functions/_shared/moment.ts';
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

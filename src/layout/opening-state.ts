import type { Business } from '../pack-types/business.ts';

const TIME_ZONE = 'Europe/London';
const DAYS_A_WEEK = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** `08:00` as people say it: 8am. */
function clock(time: string): string {
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}${time.slice(2).replace(':', '.').replace('.00', '')}${hours < 12 ? 'am' : 'pm'}`;
}

/** Whether the business is open at a time, until when, or else when it opens next. */
export function openingState(
  { days, opens, closes }: Pick<Business['openingHours'], 'days' | 'opens' | 'closes'>,
  now: Date,
): string {
  const local = (options: Intl.DateTimeFormatOptions, ahead = 0) =>
    new Date(now.getTime() + ahead * DAY_MS).toLocaleString('en-GB', { timeZone: TIME_ZONE, ...options });
  const dayOf = (ahead: number) => local({ weekday: 'long' }, ahead);
  const time = local({ hour: '2-digit', minute: '2-digit' });
  if (days.includes(dayOf(0)) && opens <= time && time < closes) return `Open now, until ${clock(closes)}`;
  for (let ahead = time < opens ? 0 : 1; ahead <= DAYS_A_WEEK; ahead += 1)
    if (days.includes(dayOf(ahead)))
      return `Opens ${['today', 'tomorrow'][ahead] ?? `on ${dayOf(ahead)}`} at ${clock(opens)}`;
  return '';
}

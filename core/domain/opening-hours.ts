import type { Hours } from '../schemas/business.ts';
import {
  britishTime,
  daysAfter,
} from '../../supabase/functions/_shared/british-time.ts';

const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
/** Beyond a week the name of a weekday would be ambiguous. */
const DAYS_AHEAD = 7;

/** Formats `08:00` as `8am` and `17:30` as `5.30pm`. */
function spokenTime(time: string): string {
  const [hours, minutes] = time.split(':');
  const hour = Number(hours);
  const past = minutes === '00' ? '' : `.${minutes}`;
  return `${hour % 12 || 12}${past}${hour < 12 ? 'am' : 'pm'}`;
}

/** Returns until when the business is open, or when it next opens; empty if not within a week. */
export function openingState({ week, special }: Hours, now: Date): string {
  const local = britishTime(now);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = daysAfter(local, ahead);
    const [date, clock = ''] = day.toISOString().split('T');
    const weekday = weekdays[day.getUTCDay()];
    const usual = week.find(({ days }) =>
      days.some((name) => name === weekday),
    );
    const other = special.find((hours) => hours.date === date);
    const hours = other ? other.hours : usual;
    const time = ahead === 0 ? clock : '';
    if (!hours || hours.closes <= time) continue;
    if (hours.opens <= time)
      return `Open now, until ${spokenTime(hours.closes)}`;
    const when = ['today', 'tomorrow'][ahead] ?? `on ${weekday}`;
    return `Opens ${when} at ${spokenTime(hours.opens)}`;
  }
  return '';
}

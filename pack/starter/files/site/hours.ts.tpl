import type { Hours } from '#core/schemas/business.ts';

/** When you are open, by British time. */
export const hours: Hours = {
  week: [
    {
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:00',
        closes: '17:00',
    },
  ],
  // Days with other hours, { date: '2026-12-24', hours: { opens: '08:00', closes: '12:00' } }, or closed, { date: '2026-12-25' }.
  special: [],
};

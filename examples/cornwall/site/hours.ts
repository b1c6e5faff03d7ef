import type { Hours } from '#core/schemas/business.ts';

/** When the business is open, by British time. */
export const hours: Hours = {
  week: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '16:00',
    },
  ],
  special: [
    { date: '2026-12-24', hours: { opens: '08:00', closes: '12:00' } },
    { date: '2026-12-25' },
  ],
};

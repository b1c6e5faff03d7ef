import type { Hours } from '#core/schemas/business.ts';

/** When we are open, by British time. Browsers work out from it whether we are open now. */
export const hours: Hours = {
  week: [
    {
      days: [
        'Monday',
        'Tuesday',
        'Wednesday',
        'Thursday',
        'Friday',
        'Saturday',
      ],
      opens: '08:00',
      closes: '18:00',
    },
  ],
  special: [],
};

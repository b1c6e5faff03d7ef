const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
});

/** An ISO 8601 date as people here write it: `22 November 2026`. */
export const longDate = (dateISO: string): string => format.format(new Date(dateISO));

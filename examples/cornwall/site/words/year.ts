import type { Season, ServiceYears } from '#pack/schemas/year.ts';
import type { ServiceSlug } from '../services.ts';

const letters: Readonly<Record<string, Season>> = {
  b: 'best',
  f: 'fine',
  w: 'wait',
};
const year = (marks: string, ...reasons: readonly string[]): ServiceYears => ({
  everywhere: {
    months: [...marks].map((mark) => letters[mark] ?? 'fine'),
    reasons,
  },
});

const paving = year(
  'wfbbfffffffw',
  'Frost: wet stone is left alone while it may freeze.',
  'March and April: winter green comes off before you want to sit out.',
  'Summer: a dry day is easy to find, and a patio in use can be done in halves.',
);

/** When to have what done. */
export const years: Readonly<Record<ServiceSlug, ServiceYears>> = {
  'window-cleaning': year(
    'fffbfffffbff',
    'After a winter of gales: April takes the salt off frames as well as glass.',
    'October: once more before the low sun shows every mark.',
    'All year: glass can be washed in light rain, not in a gale.',
  ),
  'gutter-cleaning': year(
    'bfffffffffbb',
    'November to January: when the leaves are down, once is enough.',
    'Spring and summer: a nest in use stays until the young have flown.',
  ),
  'patio-cleaning': paving,
  'pressure-washing': paving,
};

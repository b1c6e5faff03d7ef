import type {
  BestMonths,
  OrdinarySeason,
  ServiceYears,
} from '#core/schemas/year.ts';
import type { ServiceSlug } from '../services.ts';

const letters: Readonly<Record<string, OrdinarySeason>> = {
  f: 'fine',
  n: 'nests',
  w: 'wait',
};
const year = (
  marks: string,
  best: BestMonths,
  ...reasons: readonly string[]
): ServiceYears => ({
  everywhere: {
    months: [...marks].map((mark) => letters[mark] ?? 'fine'),
    best,
    reasons,
  },
});

const paving = year(
  'wffffffffffw',
  {
    months: ['March', 'April'],
    reason: 'winter green comes off before you want to sit out.',
  },
  'Frost: wet stone is left alone while it may freeze.',
  'Summer: a dry day is easy to find, and a patio in use can be done in halves.',
);

/** When to have what done. */
export const years: Readonly<Record<ServiceSlug, ServiceYears>> = {
  'window-cleaning': year(
    'ffffffffffff',
    {
      months: ['April', 'October'],
      reason:
        'after a winter of gales, when salt comes off frames as well as glass, and once more before the low sun shows every mark.',
    },
    'All year: glass can be washed in light rain, not in a gale.',
  ),
  'gutter-cleaning': year(
    'ffnnnnnnffff',
    {
      months: ['January', 'November', 'December'],
      reason: 'when the leaves are down, once is enough.',
    },
    'March to August: a nest in use stays until the young have flown.',
  ),
  'patio-cleaning': paving,
  'pressure-washing': paving,
};

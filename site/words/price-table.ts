import type { PriceRow } from '#core/schemas/price-table.ts';
import { rates, wholeJobs } from '../pricing.ts';
import type { ServiceSlug } from '../services.ts';

const seen = 'priced after a free visit';

/** What each service costs, as the page's table says it: the rate, and what whole jobs come to. */
export const priceTable: readonly PriceRow<ServiceSlug>[] = [
  {
    service: 'pressure-washing',
    rate: [{ before: 'from', price: rates.pressureWashing }],
    wholeJob: [{ before: 'usually', price: wholeJobs.pressureWashing }],
  },
  {
    service: 'driveway-cleaning',
    rate: [{ before: 'from', price: rates.driveway }],
    wholeJob: [{ before: 'usually from', price: wholeJobs.driveway }],
  },
  {
    service: 'patio-cleaning',
    rate: [
      { before: 'from', price: rates.patio },
      { before: 'decking from', price: rates.decking },
    ],
    wholeJob: [
      { before: 'usually', price: wholeJobs.patio, after: 'for a patio' },
    ],
  },
  {
    service: 'render-cleaning',
    rate: [{ before: 'from', price: rates.render }],
    wholeJob: seen,
  },
  {
    service: 'roof-moss-removal',
    rate: 'one price for the roof',
    wholeJob: seen,
  },
  {
    service: 'gutter-cleaning',
    rate: 'one price for the house',
    wholeJob: seen,
  },
];

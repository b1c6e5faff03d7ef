import type { PriceRow } from '#core/schemas/price-table.ts';
import { rates, wholeJobs } from '../pricing.ts';
import type { ServiceSlug } from '../services.ts';

const seen = 'named after a free visit';

/** What each service costs, as the page's table says it: the rate, and what whole jobs come to. */
export const priceTable: readonly PriceRow<ServiceSlug>[] = [
  {
    service: 'window-cleaning',
    rate: [{ before: 'from', price: rates.windows }],
    wholeJob: seen,
  },
  { service: 'gutter-cleaning', rate: 'by the house', wholeJob: seen },
  {
    service: 'patio-cleaning',
    rate: [
      { before: 'from', price: rates.patio },
      { before: 'decking from', price: rates.decking },
    ],
    wholeJob: [{ before: 'usually', price: wholeJobs.patio }],
  },
  {
    service: 'pressure-washing',
    rate: [{ before: 'from', price: rates.washing }],
    wholeJob: [{ before: 'usually', price: wholeJobs.washing }],
  },
];

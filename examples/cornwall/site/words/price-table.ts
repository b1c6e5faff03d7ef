import type { PriceRow } from '#pack/schemas/price-table.ts';
import { figure, rates, short } from '../pricing.ts';
import type { ServiceSlug } from '../services.ts';

const seen = 'named after a free visit';

/** What each service costs, as the page's table says it: the rate, and what whole jobs come to. */
export const priceTable: readonly PriceRow<ServiceSlug>[] = [
  {
    service: 'window-cleaning',
    rate: `from ${figure('window-cleaning', 'priceFrom')}`,
    wholeJob: seen,
  },
  { service: 'gutter-cleaning', rate: 'by the house', wholeJob: seen },
  {
    service: 'patio-cleaning',
    rate: `from ${short(rates.patio)}, decking from ${short(rates.decking)}`,
    wholeJob: `usually ${figure('patio-cleaning', 'typicalCost')}`,
  },
  {
    service: 'pressure-washing',
    rate: `from ${short(rates.washing)}`,
    wholeJob: `usually ${figure('pressure-washing', 'typicalCost')}`,
  },
];

import type { PriceRow } from '#pack/schemas/price-table.ts';
import { figure, rates, short } from '../pricing.ts';
import type { ServiceSlug } from '../services.ts';

const seen = 'priced after a free visit';

/** What each service costs, as the page's table says it: the rate, and what whole jobs come to. */
export const priceTable: readonly PriceRow<ServiceSlug>[] = [
  {
    service: 'pressure-washing',
    rate: `from ${short(rates.pressureWashing)}`,
    wholeJob: `usually ${figure('pressure-washing', 'typicalCost')}`,
  },
  {
    service: 'driveway-cleaning',
    rate: `from ${short(rates.driveway)}`,
    wholeJob: `usually ${figure('driveway-cleaning', 'typicalCost')}`,
  },
  {
    service: 'patio-cleaning',
    rate: `from ${short(rates.patio)}, decking from ${short(rates.decking)}`,
    wholeJob: `usually ${figure('patio-cleaning', 'typicalCost')} for a patio`,
  },
  {
    service: 'render-cleaning',
    rate: `from ${short(rates.render)}`,
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

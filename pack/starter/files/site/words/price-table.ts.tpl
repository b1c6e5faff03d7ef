import type { PriceRow } from '#core/schemas/price-table.ts';
import { services, type ServiceSlug } from '../services.ts';

/** What each service costs, as the page's table says it: the rate, and what whole jobs come to. */
export const priceTable: readonly PriceRow<ServiceSlug>[] = services.map(({ slug }) => ({
  service: slug,
  rate: '[[The price]]',
  wholeJob: '[[What a whole job comes to]]',
}));

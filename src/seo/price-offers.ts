import { serviceFigures } from '../../site/pricing.ts';
import type { ServiceSlug } from '../domain/services.ts';
import { serviceId } from './structured-data.ts';

/** UN/CEFACT's code for the square metre. */
const SQUARE_METRE = 'MTK';

interface PricedPage {
  readonly service: ServiceSlug;
  readonly path: string;
  /** What the page says. */
  readonly text: string;
}

/** The offer of a page's service from its rate per square metre; none where the page does not name the rate. */
export function priceOffers({ service, path, text }: PricedPage): object[] {
  const [, rate] = /^£([\d.]+) per square metre$/.exec(serviceFigures[service].priceFrom ?? '') ?? [];
  if (rate === undefined || !text.includes(`£${rate}`)) return [];
  const priceSpecification = {
    '@type': 'UnitPriceSpecification',
    minPrice: rate,
    priceCurrency: 'GBP',
    unitCode: SQUARE_METRE,
  };
  return [{ '@type': 'Offer', itemOffered: { '@id': serviceId(path) }, priceSpecification }];
}

import { servicePrices } from '#site/pricing.ts';
import type { Price } from '../../pack/schemas/pricing.ts';
import { serviceId } from './structured-data.ts';

const prices: Readonly<Partial<Record<string, Price>>> = servicePrices;

/** The published price of the service with this slug. */
export const priceOf = (service: string): Price | undefined => prices[service];

interface PricedPage {
  /** Slug. */
  readonly service: string;
  readonly path: string;
  /** What the page says. */
  readonly text: string;
}

/** The offer of a page's service by its price. Empty if the page does not state the price. */
export function priceOffers({ service, path, text }: PricedPage): object[] {
  const price = priceOf(service);
  if (!price || !text.includes(price.sum)) return [];
  const { sum, unit } = price;
  return [
    {
      '@type': 'Offer',
      itemOffered: { '@id': serviceId(path) },
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        minPrice: sum.slice('£'.length),
        priceCurrency: 'GBP',
        unitCode: unit.code,
        unitText: unit.one,
      },
    },
  ];
}

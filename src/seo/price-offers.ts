import { serviceFigures } from '#site/pricing.ts';
import { serviceId } from './structured-data.ts';

/** UN/CEFACT's code for the square metre. */
const SQUARE_METRE = 'MTK';

const figures: Readonly<Record<string, Readonly<Record<string, string>>>> =
  serviceFigures;

interface PricedPage {
  /** The service's slug. */
  readonly service: string;
  readonly path: string;
  /** The page's text. */
  readonly text: string;
}

/** An offer with the service's rate per square metre, if the page's text states that rate. */
export function priceOffers({ service, path, text }: PricedPage): object[] {
  const published = figures[service]?.priceFrom ?? '';
  const [, rate] = /^£([\d.]+) per square metre$/.exec(published) ?? [];
  if (rate === undefined || !text.includes(`£${rate}`)) return [];
  const priceSpecification = {
    '@type': 'UnitPriceSpecification',
    minPrice: rate,
    priceCurrency: 'GBP',
    unitCode: SQUARE_METRE,
  };
  return [
    {
      '@type': 'Offer',
      itemOffered: { '@id': serviceId(path) },
      priceSpecification,
    },
  ];
}

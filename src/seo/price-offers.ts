import { serviceFigures } from '#site/pricing.ts';
import { serviceId } from './structured-data.ts';

/** UN/CEFACT's code for the square metre. */
const SQUARE_METRE = 'MTK';

const figures: Readonly<Record<string, Readonly<Record<string, string>>>> =
  serviceFigures;

interface PricedPage {
  /** Slug. */
  readonly service: string;
  readonly path: string;
  /** What the page says. */
  readonly text: string;
}

/** The offer of a page's service from its rate per square metre; none where the page does not name the rate. */
export function priceOffers({ service, path, text }: PricedPage): object[] {
  const [, rate] =
    /^£([\d.]+) per square metre$/.exec(figures[service]?.priceFrom ?? '') ??
    [];
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

import { expect, test } from 'vitest';
import { priceOffers } from './price-offers.ts';

const patio = (text: string) => ({
  service: 'patio-cleaning',
  path: '/cornwall/truro/patio-cleaning',
  text,
});

test('a rate that the page shows is an offer, as a minimum price per square metre', () => {
  expect(priceOffers(patio('from £4.20 per square metre'))).toEqual([
    {
      '@type': 'Offer',
      itemOffered: {
        '@id': expect.stringMatching(
          /\/cornwall\/truro\/patio-cleaning#service$/,
        ),
      },
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        minPrice: '4.20',
        priceCurrency: 'GBP',
        unitCode: 'MTK',
        unitText: 'square metre',
      },
    },
  ]);
});

test('there is no offer if the page shows no rate or the service has none', () => {
  expect(
    priceOffers(patio('We say the price when we have seen the slabs.')),
  ).toEqual([]);
  expect(
    priceOffers({
      ...patio('from £4.20 per square metre'),
      service: 'gutter-cleaning',
    }),
  ).toEqual([]);
});

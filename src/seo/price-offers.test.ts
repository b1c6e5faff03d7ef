import { expect, test } from 'vitest';
import { priceOffers } from './price-offers.ts';

const render = (text: string) =>
  ({
    service: 'render-cleaning',
    path: '/devon/exeter/render-cleaning',
    text,
  }) as const;

test('a rate that the page shows is an offer, as a minimum price per square metre', () => {
  expect(priceOffers(render('from £3.50 per square metre'))).toEqual([
    {
      '@type': 'Offer',
      itemOffered: {
        '@id': expect.stringMatching(
          /\/devon\/exeter\/render-cleaning#service$/,
        ),
      },
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        minPrice: '3.50',
        priceCurrency: 'GBP',
        unitCode: 'MTK',
      },
    },
  ]);
});

test('there is no offer if the page shows no rate or the service has none', () => {
  expect(
    priceOffers(render('We say the price when we have seen the wall.')),
  ).toEqual([]);
  expect(
    priceOffers({
      ...render('from £3.50 per square metre'),
      service: 'gutter-cleaning',
    }),
  ).toEqual([]);
});

import { expect, test } from 'vitest';
import { business } from '#site/business.ts';
import { businessNode, serviceNode } from './structured-data.ts';

test("the business's street and postcode are in its structured data", () => {
  const { street, postalCode } = business.address;
  expect(street).toBeDefined();
  expect(businessNode().address).toMatchObject({
    streetAddress: street,
    postalCode,
  });
});

const cleaning = {
  name: 'Cleaning',
  path: '/cornwall/truro/patio-cleaning',
  description: 'How we clean.',
  area: { county: 'Cornwall' },
  service: 'patio-cleaning',
  text: 'from £4.20 per square metre',
} as const;

test('a rate that the page shows becomes an offer with a minimum price per square metre', () => {
  expect(serviceNode(cleaning).offers).toEqual([
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
  const unpriced = [
    { ...cleaning, text: 'We say the price when we have seen the slabs.' },
    { ...cleaning, service: 'gutter-cleaning' } as const,
  ];
  for (const facts of unpriced)
    expect(serviceNode(facts)).not.toHaveProperty('offers');
});

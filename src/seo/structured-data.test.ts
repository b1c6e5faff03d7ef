import { expect, test } from 'vitest';
import { business } from '#site/business.ts';
import { findService } from '../../core/domain/services.ts';
import { businessNode, serviceNode } from './structured-data.ts';

test("the business's street and postcode are in its structured data", () => {
  const { street, postalCode } = business.address;
  expect(street).toBeDefined();
  expect(businessNode().address).toMatchObject({
    streetAddress: street,
    postalCode,
  });
});

test('days with other hours are in the structured data, a closed day as one without hours', () => {
  expect(business.specialHours.days).toHaveLength(2);
  expect(businessNode().specialOpeningHoursSpecification).toMatchObject([
    { validFrom: '2026-12-24', opens: '08:00', closes: '12:00' },
    { validFrom: '2026-12-25', opens: '00:00', closes: '00:00' },
  ]);
});

/** The tests run on the example's services, and are type-checked with those of any pack. */
const slug = (text: string) => findService(text)!.slug;

const cleaning = {
  name: 'Cleaning',
  path: '/cornwall/truro/patio-cleaning',
  description: 'How we clean.',
  area: { county: 'Cornwall' },
  service: slug('patio-cleaning'),
};

test("the rate in a page's price panel becomes an offer with a minimum price per square metre", () => {
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
      },
    },
  ]);
});

test('a service whose price panel states no rate has no offer', () => {
  const facts = { ...cleaning, service: slug('gutter-cleaning') };
  expect(serviceNode(facts)).not.toHaveProperty('offers');
});

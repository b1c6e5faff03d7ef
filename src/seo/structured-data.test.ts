import { expect, test } from 'vitest';
import { business } from '#site/business.ts';
import { businessNode } from './structured-data.ts';

test('a business that gives its street and postcode is found by them', () => {
  const { street, postalCode } = business.address;
  expect(street).toBeDefined();
  expect(businessNode().address).toMatchObject({
    streetAddress: street,
    postalCode,
  });
});

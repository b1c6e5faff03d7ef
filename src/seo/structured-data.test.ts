import { expect, test } from 'vitest';
import { business } from '#site/business.ts';
import { businessNode } from './structured-data.ts';

test("the business's street and postcode are in its structured data", () => {
  const { street, postalCode } = business.address;
  expect(street).toBeDefined();
  expect(businessNode().address).toMatchObject({
    streetAddress: street,
    postalCode,
  });
});

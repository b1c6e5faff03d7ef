import { expect, test } from 'vitest';
import { otherServices, services } from './services.ts';

test('there are six services, named as the business names them', () => {
  expect(
    Object.fromEntries(services.map(({ slug, name }) => [slug, name])),
  ).toEqual({
    'pressure-washing': 'Pressure Washing',
    'driveway-cleaning': 'Driveway Cleaning',
    'patio-cleaning': 'Patio & Decking Cleaning',
    'render-cleaning': 'Render Soft Washing',
    'roof-moss-removal': 'Roof Moss Removal',
    'gutter-cleaning': 'Gutter Clearing & Cleaning',
  });
});

test('the other services are the first three besides the current one', () => {
  const [pressure, driveway, patio, render] = services;
  expect(otherServices(pressure!)).toEqual([driveway, patio, render]);
  expect(otherServices(patio!)).toEqual([pressure, driveway, render]);
  expect(otherServices(services.at(-1)!)).toEqual([pressure, driveway, patio]);
});

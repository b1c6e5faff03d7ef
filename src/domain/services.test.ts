import { expect, test } from 'vitest';
import { serviceLinkedInText, otherServices, services } from './services.ts';

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

test('three other pages of a town link to each of its pages, by list or in the text', () => {
  const linkedBy = serviceLinkedInText();
  for (const service of services) {
    const linking = services.filter(
      (other) =>
        otherServices(other).includes(service) ||
        linkedBy.get(other) === service,
    );
    expect(linking.length).toBeGreaterThanOrEqual(3);
    expect(otherServices(service)).not.toContain(linkedBy.get(service));
    expect(linkedBy.get(service)).not.toBe(service);
  }
});

test('the text links to no hidden service, and to none when the lists have them all', () => {
  const gutters = services.at(-1)!;
  expect([
    ...serviceLinkedInText(services.slice(0, -1)).values(),
  ]).not.toContain(gutters);
  expect(serviceLinkedInText(services.slice(0, 4)).size).toBe(0);
});

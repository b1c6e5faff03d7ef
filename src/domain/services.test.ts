import { expect, test } from 'vitest';
import { companions, otherServices, services } from './services.ts';

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

test('the other services are the first three that are not the current one', () => {
  const [pressure, driveway, patio, render] = services;
  expect(otherServices(pressure!)).toEqual([driveway, patio, render]);
  expect(otherServices(patio!)).toEqual([pressure, driveway, render]);
  expect(otherServices(services.at(-1)!)).toEqual([pressure, driveway, patio]);
});

test('with lists of three and companions, every page of a town is named by three others at least', () => {
  const companionOf = companions();
  for (const service of services) {
    const naming = services.filter(
      (other) =>
        otherServices(other).includes(service) ||
        companionOf.get(other) === service,
    );
    expect(naming.length).toBeGreaterThanOrEqual(3);
    expect(otherServices(service)).not.toContain(companionOf.get(service));
    expect(companionOf.get(service)).not.toBe(service);
  }
});

test('a service that is not shown is no companion, and where the lists name all there is none', () => {
  const gutters = services.at(-1)!;
  expect([...companions(services.slice(0, -1)).values()]).not.toContain(
    gutters,
  );
  expect(companions(services.slice(0, 4)).size).toBe(0);
});

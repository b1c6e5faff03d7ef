import { expect, test } from 'vitest';
import { findService, otherServices, services, serviceIn } from './services.ts';

test('there are six services, named as the business names them', () => {
  expect(Object.fromEntries(services.map(({ slug, name }) => [slug, name]))).toEqual({
    'pressure-washing': 'Pressure Washing',
    'driveway-cleaning': 'Driveway Cleaning',
    'patio-cleaning': 'Patio & Decking Cleaning',
    'render-cleaning': 'Render Soft Washing',
    'roof-moss-removal': 'Roof Moss Removal',
    'gutter-cleaning': 'Gutter Clearing & Cleaning',
  });
});

test('a service is found by its slug and by nothing else', () => {
  for (const service of services) expect(findService(service.slug)).toBe(service);
  for (const slug of ['', 'Patio-Cleaning', 'window-cleaning', '__proto__', 'constructor'])
    expect(findService(slug)).toBeUndefined();
});

test('the other services are the first three that are not the current one', () => {
  const [pressure, driveway, patio, render] = services;
  expect(otherServices(pressure!)).toEqual([driveway, patio, render]);
  expect(otherServices(patio!)).toEqual([pressure, driveway, render]);
  expect(otherServices(services.at(-1)!)).toEqual([pressure, driveway, patio]);
});

test('a link names the service as people type it, and the place', () => {
  expect(serviceIn({ headTerm: 'Roof Moss Removal' }, 'Great Torrington')).toBe(
    'Roof moss removal in Great Torrington',
  );
});

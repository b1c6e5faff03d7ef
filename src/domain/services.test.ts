import { expect, test } from 'vitest';
import { otherServices, services } from './services.ts';

test('a service page lists the first three services other than its own', () => {
  const [windows, gutters, patio, washing] = services;
  const all = () => true;
  expect(otherServices(windows!, all)).toEqual([gutters, patio, washing]);
  expect(otherServices(patio!, all)).toEqual([windows, gutters, washing]);
});

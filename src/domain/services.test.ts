import { expect, test } from 'vitest';
import { otherServices, services } from './services.ts';

test('the other services are the first three besides the current one', () => {
  const [windows, gutters, patio, washing] = services;
  const all = () => true;
  expect(otherServices(windows!, all)).toEqual([gutters, patio, washing]);
  expect(otherServices(patio!, all)).toEqual([windows, gutters, washing]);
});

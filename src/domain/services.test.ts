import { expect, test } from 'vitest';
import { otherServices, services } from './services.ts';

test('the other services are the first three besides the current one', () => {
  const [windows, gutters, patio, washing] = services;
  expect(otherServices(windows!)).toEqual([gutters, patio, washing]);
  expect(otherServices(patio!)).toEqual([windows, gutters, washing]);
});

import { expect, test } from 'vitest';
import { rates } from './pricing.ts';

test('rates are the published ones', () => {
  expect(rates).toEqual({
    windows: '£18',
    patio: '£4.20',
    decking: '£4.80',
    washing: '£3.80',
  });
});

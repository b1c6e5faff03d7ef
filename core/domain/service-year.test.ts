import { expect, test } from 'vitest';
import { monthsInWords, ratedMonths, serviceYear } from './service-year.ts';
import { findService } from './services.ts';

test('months in a row are named by the first and the last, others one by one', () => {
  expect(monthsInWords(['March', 'April', 'September'])).toBe(
    'March, April and September',
  );
  expect(monthsInWords(['September', 'October', 'November'])).toBe(
    'September to November',
  );
  expect(monthsInWords(['April'])).toBe('April');
});

test("a town's own best months take the place of the trade's", () => {
  const patio = findService('patio-cleaning')!.slug;
  const own = { months: ['May'], reason: 'the gales are over.' } as const;
  const best = (year = serviceYear(patio, 'coast')) =>
    ratedMonths(year!)
      .filter(({ season }) => season === 'best')
      .map(({ name }) => name);
  expect(best()).toEqual(['March', 'April']);
  expect(best(serviceYear(patio, 'coast', own))).toEqual(['May']);
});

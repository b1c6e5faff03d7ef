import { expect, test } from 'vitest';
import { rates, serviceFigures } from './pricing.ts';

test('rates are the published ones', () => {
  expect(rates).toEqual({
    patio: '£3.00',
    driveway: '£3.00',
    pressureWashing: '£3.00',
    decking: '£3.50',
    render: '£3.50',
    sportsSurfaces: '£4.00',
    artificialSurfaces: '£3.50',
  });
});

test('no service has a figure that the business has not published', () => {
  expect(serviceFigures).toEqual({
    'pressure-washing': {
      priceFrom: '£3.00 per square metre',
      typicalCost: '£150-£800',
      pressure: '1,500-3,000 PSI',
      interval: 'every 12-18 months',
      lasts: '12-24 months',
    },
    'driveway-cleaning': {
      priceFrom: '£3.00 per square metre',
      startingCost: '£200',
      duration: '2-6 hours',
      pressure: '1,500-3,000 PSI',
      interval: 'every 12-18 months',
      lasts: '12-24 months',
    },
    'patio-cleaning': {
      priceFrom: '£3.00 per square metre',
      deckingPriceFrom: '£3.50 per square metre',
      typicalCost: '£180-£600',
      duration: '2-4 hours',
      pressure: '1,500-3,000 PSI',
      interval: 'every 12-18 months',
      lasts: '12-24 months',
    },
    'render-cleaning': {
      priceFrom: '£3.50 per square metre',
      lasts: '12-24 months',
    },
    'roof-moss-removal': { interval: 'every 2-3 years' },
    'gutter-cleaning': {},
  });
});

import { describe, expect, test } from 'vitest';
import {
  estimate,
  priceOf,
  quizSize,
  readCount,
  readMetres,
  requestLine,
  spokenAmount,
} from './estimate.ts';

const squareMetre = {
  one: 'square metre',
  many: 'm²',
  per: 'per square metre',
  code: 'MTK',
} as const;
const flue = {
  one: 'flue',
  many: 'flues',
  per: 'a flue',
  code: 'C62',
} as const;
const perMetre = (pounds: number) => ({ rate: { pounds, unit: squareMetre } });
const patio = perMetre(3);
const smallest = { startsAt: 180 };
const sweep = { rate: { pounds: 60, unit: flue } };
const size = (length: number, width: number) => ({ length, width });

describe('a typed length', () => {
  test.each([
    ['6', 6],
    [' 6.5 m', 6.5],
    ['6,5', 6.5],
    ['12M', 12],
    ['200', 200],
  ])('%j is read as %d metres', (typed, metres) =>
    expect(readMetres(typed)).toBe(metres),
  );

  test.each([
    '',
    ' ',
    '0',
    '0.00',
    '-3',
    '9999',
    '201',
    'six',
    '6 ft',
    '1e2',
    '6.5.4',
    'Infinity',
    '٦',
    '<b>6</b>',
  ])('%j is refused', (typed) => expect(readMetres(typed)).toBeUndefined());
});

test('a price is the area times the published rate, rounded up to whole pounds', () => {
  expect(estimate(smallest, patio, size(14, 5))).toEqual({
    kind: 'byRate',
    amount: 70,
    from: 210,
  });
  expect(estimate(smallest, perMetre(3.5), size(8.1, 9.1))).toEqual({
    kind: 'byRate',
    amount: 74,
    from: 259,
  });
  expect(estimate({}, perMetre(3.5), size(11, 1))).toMatchObject({
    from: 39,
  });
  // As floating-point pounds, 1.1 times 110 is slightly above 121.
  expect(estimate({}, perMetre(1.1), size(11, 10))).toMatchObject({
    from: 121,
  });
});

test.each([
  [0.1, 1],
  [6, 36],
  [10, 60],
])(
  'the estimate for %d by 6 metres is the minimum price and gives the area that it covers',
  (side, amount) =>
    expect(estimate(smallest, patio, size(side, 6))).toEqual({
      kind: 'smallest',
      amount,
      from: 180,
      upTo: 60,
    }),
);

test('a job one square metre above the area that the minimum price covers costs more', () => {
  expect(estimate(smallest, patio, size(61, 1))).toMatchObject({
    kind: 'byRate',
    from: 183,
  });
});

test.each([
  [
    { from: 180, to: 600 },
    '30 m² at £3.00 comes to £90. Whole jobs usually come to £180-£600',
  ],
  [
    { from: 200 },
    '30 m² at £3.00 comes to £90. Whole jobs are usually from £200',
  ],
  [
    { from: 1200, to: 2400 },
    '30 m² at £3.00 comes to £90. Whole jobs usually come to £1,200-£2,400',
  ],
])(
  'a price below what whole jobs usually come to is given together with that, from %j',
  (usually, both) => {
    const surface = { ...patio, usually, label: 'Stone or slabs' };
    const found = {
      kind: 'belowUsual',
      amount: 30,
      from: 90,
      usually,
    } as const;
    expect(estimate({}, surface, size(6, 5))).toEqual(found);
    expect(requestLine(found, surface)).toBe(`stone or slabs, ${both}`);
  },
);

test('a price is given by the rate alone from where whole jobs usually begin', () => {
  const surface = { ...patio, usually: { from: 180, to: 600 } };
  const prices = [59, 60, 300].map((length) =>
    priceOf(estimate({}, surface, size(length, 1))),
  );
  expect(prices).toEqual([
    '£177. Whole jobs usually come to £180-£600',
    'from £180',
    'from £900',
  ]);
});

test.each([
  ['neither a smallest job nor a usual range', {}, patio, 'to see first'],
  ['a smallest job', smallest, patio, 'from £180'],
  [
    'a usual range',
    {},
    { ...patio, usually: { from: 200 } },
    '£27. Whole jobs are usually from £200',
  ],
])(
  'an area below 10 square metres, where there is %s, has its price',
  (_name, offer, surface, said) => {
    expect(priceOf(estimate(offer, surface, size(3, 3)))).toBe(said);
  },
);

test('an area of 10 square metres has a price by the rate', () => {
  expect(priceOf(estimate({}, patio, size(5, 2)))).toBe('from £30');
});

test("an area in square metres selects the quiz's answer about size", () => {
  expect([10, 25, 26, 60, 61].map(quizSize)).toEqual([
    'Small',
    'Small',
    'Medium',
    'Medium',
    'Large',
  ]);
});

test('a count must be a whole number, is multiplied by the rate and is shown with its unit', () => {
  expect(estimate({}, sweep, { count: 3 })).toEqual({
    kind: 'byRate',
    amount: 3,
    from: 180,
  });
  expect(estimate({}, sweep, { count: undefined })).toEqual({
    kind: 'unreadable',
  });
  expect([1, 3].map((count) => spokenAmount(count, sweep.rate))).toEqual([
    '1 flue',
    '3 flues',
  ]);
  expect(
    ['2', ' 12 ', '0', '1.5', '', 'two'].map((typed) => readCount(typed)),
  ).toEqual([2, 12, undefined, undefined, undefined, undefined]);
});

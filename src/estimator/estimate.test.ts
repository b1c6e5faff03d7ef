import { describe, expect, test } from 'vitest';
import { estimate, quizSize, readMetres } from './estimate.ts';

const patio = { rate: '£3.00' };
const smallest = { startsAt: '£180' };
const size = (length: number | undefined, width: number | undefined) => ({
  length,
  width,
});

describe('a typed length', () => {
  test.each([
    ['6', 6],
    [' 6.5 m', 6.5],
    ['6,5', 6.5],
    ['12M', 12],
    ['200', 200],
  ])('%j is %d metres', (typed, metres) =>
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
  ])('%j is not a length', (typed) =>
    expect(readMetres(typed)).toBeUndefined(),
  );
});

test('a price is the area at the published rate, rounded up to pounds', () => {
  expect(estimate(smallest, patio, size(14, 5))).toEqual({
    kind: 'byArea',
    area: 70,
    from: 210,
  });
  expect(estimate(smallest, { rate: '£3.50' }, size(8.1, 9.1))).toEqual({
    kind: 'byArea',
    area: 74,
    from: 259,
  });
  // In pounds, 1.1 times 110 is a hair above 121.
  expect(
    estimate({ startsAt: '£20' }, { rate: '£1.10' }, size(11, 10)),
  ).toMatchObject({ from: 121 });
});

test.each([
  [0.1, 1],
  [6, 36],
  [10, 60],
])(
  'no job costs less than the smallest: %d by %d metres says up to where that holds',
  (side, area) =>
    expect(estimate(smallest, patio, size(side, 6))).toEqual({
      kind: 'smallest',
      area,
      from: 180,
      upTo: 60,
    }),
);

test('one square metre above the smallest job is dearer than it', () => {
  expect(estimate(smallest, patio, size(61, 1))).toMatchObject({
    kind: 'byArea',
    from: 183,
  });
});

test('there is no price for areas that are too large or unreadable', () => {
  expect(estimate(smallest, patio, size(200, 200))).toEqual({
    kind: 'tooLarge',
    area: 40_000,
  });
  expect(estimate(smallest, patio, size(undefined, 5))).toEqual({
    kind: 'unreadable',
  });
});

test("areas become the quiz's sizes", () => {
  expect([10, 25, 26, 60, 61].map(quizSize)).toEqual([
    'Small',
    'Small',
    'Medium',
    'Medium',
    'Large',
  ]);
});

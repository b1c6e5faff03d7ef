import { describe, expect, test } from 'vitest';
import {
  estimate,
  isBelowUsual,
  quizSize,
  readCount,
  readMetres,
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
const perMetre = (sum: string) => ({ rate: { sum, unit: squareMetre } });
const patio = perMetre('£3.00');
const sweep = { rate: { sum: '£60', unit: flue } };
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

test('a price is the area at the published rate', () => {
  expect(estimate({}, patio, size(6, 5))).toEqual({
    kind: 'from',
    amount: 30,
    byRate: 90,
    from: 90,
  });
  expect(estimate({}, perMetre('£3.50'), size(6, 5))).toMatchObject({
    from: 105,
  });
});

test('a job never costs less than its published minimum', () => {
  const drive = { startsAt: '£200' };
  expect(estimate(drive, patio, size(6, 3))).toEqual({
    kind: 'from',
    amount: 18,
    byRate: 54,
    from: 200,
  });
  expect(estimate(drive, patio, size(20, 6))).toMatchObject({
    byRate: 360,
    from: 360,
  });
});

test('there is no price for areas that are too small, too large or unreadable', () => {
  expect(estimate({}, patio, size(1, 1))).toEqual({
    kind: 'tooSmall',
    amount: 1,
  });
  expect(estimate({}, patio, size(0.1, 0.1))).toEqual({
    kind: 'tooSmall',
    amount: 0,
  });
  expect(estimate({}, patio, size(200, 200))).toEqual({
    kind: 'tooLarge',
    amount: 40_000,
  });
  expect(estimate({}, patio, size(undefined, 5))).toEqual({
    kind: 'unreadable',
  });
});

test('areas are rounded to square metres, and prices up to pounds', () => {
  expect(estimate({}, perMetre('£3.50'), size(4.2, 3.1))).toEqual({
    kind: 'from',
    amount: 13,
    byRate: 46,
    from: 46,
  });
});

test('a price may be below the usual range', () => {
  expect(isBelowUsual({ usually: '£180-£600' }, 90)).toBe(true);
  expect(isBelowUsual({ usually: '£180-£600' }, 180)).toBe(false);
  expect(isBelowUsual({}, 1)).toBe(false);
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

test('what is counted costs its rate each, whatever the bounds of areas', () => {
  expect(estimate({}, sweep, { count: 3 })).toEqual({
    kind: 'from',
    amount: 3,
    byRate: 180,
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

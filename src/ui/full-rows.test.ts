import { expect, test } from 'vitest';
import { countWide } from './full-rows.ts';

test('with any number from two on every row is full: two wide ones or three others', () => {
  for (let count = 2; count <= 24; count += 1) {
    const wide = countWide(count);
    expect({ count, left: wide % 2 }).toEqual({ count, left: 0 });
    expect({ count, left: (count - wide) % 3 }).toEqual({ count, left: 0 });
  }
});

test('what fills rows of three stays as it is', () => {
  expect([3, 6, 9, 12].map(countWide)).toEqual([0, 0, 0, 0]);
  expect([1, 2, 4, 5, 7].map(countWide)).toEqual([1, 2, 4, 2, 4]);
});

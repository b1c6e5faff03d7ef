import { expect, test } from 'vitest';
import { countWide } from './full-rows.ts';

test('with any number from two on every row is full: two wide ones or three others', () => {
  for (let count = 2; count <= 24; count += 1) {
    const wide = countWide(count);
    expect({ count, left: wide % 2 }).toEqual({ count, left: 0 });
    expect({ count, left: (count - wide) % 3 }).toEqual({ count, left: 0 });
  }
});

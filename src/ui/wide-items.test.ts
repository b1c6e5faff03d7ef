import { expect, test } from 'vitest';
import { wideItemCount } from './wide-items.ts';

test('from two items on, every row is full: two wide ones or three others', () => {
  for (let count = 2; count <= 24; count += 1) {
    const wide = wideItemCount(count);
    expect([wide % 2, (count - wide) % 3], `${count} items`).toEqual([0, 0]);
  }
});

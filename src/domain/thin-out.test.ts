import { expect, test } from 'vitest';
import { thinOut } from './thin-out.ts';

const size = { width: 100, height: 50 };
const grid = Array.from({ length: 5000 }, (_, index) => ({ x: index % 100, y: Math.floor(index / 100) }));

test('a map that has room for all points shows them all, however close they are', () => {
  const close = [
    { x: 1, y: 1 },
    { x: 1, y: 1 },
  ];
  expect(thinOut(close, 2, size)).toEqual(close);
});

test('of more points the first of each square stays, so that they are spread over the whole map', () => {
  const shown = thinOut(grid, 50, size);
  expect(shown).toHaveLength(50);
  expect(shown[0]).toEqual({ x: 0, y: 0 });
  expect(shown.at(-1)).toEqual({ x: 90, y: 40 });
});

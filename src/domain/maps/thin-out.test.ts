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

test('of more points those stay that stand off all before them, over the whole map', () => {
  const shown = thinOut(grid, 50, size);
  expect(shown[0]).toEqual({ x: 0, y: 0 });
  const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
    Math.hypot(one.x - other.x, one.y - other.y);
  for (const [index, one] of shown.entries())
    for (const other of shown.slice(index + 1)) expect(distance(one, other)).toBeGreaterThanOrEqual(10);
  for (const point of grid) expect(Math.min(...shown.map((one) => distance(one, point)))).toBeLessThan(10);
});

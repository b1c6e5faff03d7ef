import { expect, test } from 'vitest';
import { clipRing } from './clip-ring.ts';

const box = { west: 0, east: 10, south: 0, north: 10 };

test('land that reaches over an edge ends there', () => {
  expect(
    clipRing(
      [
        [5, 2],
        [15, 2],
        [15, 8],
        [5, 8],
      ],
      box,
    ),
  ).toEqual([
    [5, 2],
    [10, 2],
    [10, 8],
    [5, 8],
  ]);
});

test('land all round, as about an inland county, fills the box', () => {
  const corners = clipRing(
    [
      [-9, -9],
      [19, -9],
      [19, 19],
      [-9, 19],
    ],
    box,
  );
  expect(new Set(corners.map(String))).toEqual(new Set(['0,0', '10,0', '10,10', '0,10']));
});

test('land elsewhere is left out', () => {
  expect(
    clipRing(
      [
        [11, 11],
        [12, 11],
        [12, 12],
      ],
      box,
    ),
  ).toEqual([]);
});

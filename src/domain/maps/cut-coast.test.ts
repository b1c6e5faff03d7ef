import { expect, test } from 'vitest';
import { clipRing, drawCurve, drawPath, readRings } from './cut-coast.ts';

const box = { left: 0, top: 0, right: 10, bottom: 10 };
const square = (from: number, to: number) => [
  { x: from, y: from },
  { x: to, y: from },
  { x: to, y: to },
  { x: from, y: to },
];

test('a coastline is read ring by ring', () => {
  expect(readRings('M1 2L3 -4L5 6ZM7 8L9 10L1 1Z')).toEqual([
    [
      { x: 1, y: 2 },
      { x: 3, y: -4 },
      { x: 5, y: 6 },
    ],
    [
      { x: 7, y: 8 },
      { x: 9, y: 10 },
      { x: 1, y: 1 },
    ],
  ]);
});

test('land within the box stays whole, land that reaches out is cut at its edge, land beyond is gone', () => {
  expect(clipRing(square(2, 8), box)).toEqual(square(2, 8));
  expect(clipRing(square(5, 20), box).sort((a, b) => a.x - b.x || a.y - b.y)).toEqual([
    { x: 5, y: 5 },
    { x: 5, y: 10 },
    { x: 10, y: 5 },
    { x: 10, y: 10 },
  ]);
  expect(clipRing(square(12, 20), box)).toEqual([]);
});

test('land all round the box fills it', () => {
  const corners = clipRing(square(-50, 50), box);
  expect(new Set(corners.map(({ x, y }) => `${x} ${y}`))).toEqual(new Set(['0 0', '10 0', '10 10', '0 10']));
});

test('a path is written in whole relative steps without doubled points', () => {
  expect(drawPath([...square(2.2, 8.4), { x: 2.4, y: 8.1 }], true)).toBe('M2 2l6 0 0 6-6 0z');
  expect(drawPath(square(2, 4), false)).toBe('M2 2l2 0 0 2-2 0');
});

test('what shrinks to a point is not drawn', () => {
  expect(drawPath(square(3.1, 3.3), true)).toBe('');
  expect(drawPath([], true)).toBe('');
});

test('a river bends softly from its source to its mouth, a moor all round', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ];
  expect(drawCurve(points, false)).toBe('M0 0Q10 0 10 5L10 10');
  expect(drawCurve(points, true)).toBe('M5 5Q0 0 5 0Q10 0 10 5Q10 10 5 5z');
  expect(drawCurve(points.slice(1), false)).toBe('');
});

import { expect, test } from 'vitest';
import { map } from '../../../site/map.ts';
import { mapSize, project } from './map-projection.ts';
import { distanceKm } from '../../../tests/support/distance.ts';
import { findTown, towns } from '../towns.ts';

test('the corners of the frame are the corners of the map', () => {
  const topLeft = project({ lat: map.frame.north, lon: map.frame.west });
  const bottomRight = project({ lat: map.frame.south, lon: map.frame.east });
  expect([topLeft.x, topLeft.y]).toEqual([0, 0]);
  expect(bottomRight.x).toBeCloseTo(mapSize.width);
  expect(bottomRight.y).toBeCloseTo(mapSize.height, 0);
});

test('every town lies on the map, clear of its edge', () => {
  for (const town of towns) {
    const { x, y } = project(town);
    expect(Math.min(x, y, mapSize.width - x, mapSize.height - y), town.label).toBeGreaterThan(20);
  }
});

test('a kilometre is as long to the east as to the north, within two per cent', () => {
  const scale = (from: string, to: string) => {
    const [a, b] = [findTown(from)!, findTown(to)!];
    const [p, q] = [project(a), project(b)];
    return Math.hypot(p.x - q.x, p.y - q.y) / distanceKm(a, b);
  };
  const west = scale('holsworthy', 'cullompton');
  const north = scale('salcombe', 'combe-martin');
  expect(west / north).toBeGreaterThan(0.98);
  expect(west / north).toBeLessThan(1.02);
});

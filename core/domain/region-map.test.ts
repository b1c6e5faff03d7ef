import { expect, test } from 'vitest';
import { map } from '#site/map.ts';
import { towns } from './towns.ts';
import { mapSize, project, spreadOut } from './region-map.ts';

test("the frame fills the map, and every town lies clear of the map's edge", () => {
  expect(project({ lat: map.frame.north, lon: map.frame.west })).toEqual({
    x: 0,
    y: 0,
  });
  const corner = project({ lat: map.frame.south, lon: map.frame.east });
  expect(corner.x).toBeCloseTo(mapSize.width);
  expect(corner.y).toBeCloseTo(mapSize.height, 0);
  for (const town of towns) {
    const { x, y } = project(town);
    expect(
      Math.min(x, y, mapSize.width - x, mapSize.height - y),
      town.label,
    ).toBeGreaterThan(20);
  }
});

test('all points are kept if they are few, otherwise a sample from every part of the map', () => {
  const size = { width: 100, height: 50 };
  const grid = Array.from({ length: 5000 }, (_, index) => ({
    x: index % 100,
    y: Math.floor(index / 100),
  }));
  expect(spreadOut(grid, 5000, size)).toEqual(grid);
  const shown = spreadOut(grid, 50, size);
  expect(shown).toHaveLength(50);
  for (const { x, y } of grid)
    expect(
      Math.min(...shown.map((one) => Math.hypot(one.x - x, one.y - y))),
    ).toBeLessThan(15);
});

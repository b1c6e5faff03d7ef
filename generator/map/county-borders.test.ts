import { expect, test } from 'vitest';
import { readRings, type MapPoint } from '../../src/domain/maps/cut-coast.ts';
import { at } from '../../src/domain/assert-defined.ts';
import { projectionOf } from '../../src/domain/maps/map-projection.ts';
import { countyNames, drawCounty } from './county-borders.ts';

const frame = { west: -4.75, east: -2.82, south: 50.13, north: 51.32 };
const { project } = projectionOf(frame);

/** Whether a ray to the east crosses the ring an odd number of times. */
const isIn = ({ x, y }: MapPoint, ring: readonly MapPoint[]) =>
  ring.filter((to, index) => {
    const from = at(ring, index - 1);
    return from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
  }).length %
    2 ===
  1;

const places = {
  Exeter: { lat: 50.72, lon: -3.53 },
  Plymouth: { lat: 50.4, lon: -4.12 },
  Tavistock: { lat: 50.55, lon: -4.14 },
  Launceston: { lat: 50.64, lon: -4.37 },
  Taunton: { lat: 51.02, lon: -3.1 },
};

test('a county holds its own towns and none of its neighbours', () => {
  const rings = readRings(drawCounty({ frame, border: ['Devon', 'Plymouth', 'Torbay'] }).county);
  const inside = Object.entries(places).filter(([, place]) => rings.some((ring) => isIn(project(place), ring)));
  expect(inside.map(([name]) => name)).toEqual(['Exeter', 'Plymouth', 'Tavistock']);
});

test('the border runs between the county and its neighbours, not between its own parts', () => {
  const whole = drawCounty({ frame, border: ['Devon', 'Plymouth', 'Torbay'] }).border;
  const without = drawCounty({ frame, border: ['Devon', 'Torbay'] }).border;
  expect(whole).toMatch(/^M[\d ML-]+$/);
  // About the city there is a line more.
  expect(without.length).toBeGreaterThan(whole.length);
});

test('a map without a county has no border', () => {
  expect(drawCounty({ frame, border: [] })).toEqual({ county: '', border: '' });
  expect(countyNames).toContain('Kent');
});

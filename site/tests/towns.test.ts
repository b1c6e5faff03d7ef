import { geoDistance } from 'd3-geo';
import { expect, test } from 'vitest';
import { neighboursOf, towns, type Town } from '../../core/domain/towns.ts';

const EARTH_RADIUS_KM = 6371;

test('there are 2 cities, 35 towns and 12 villages', () => {
  const count = (type: string) =>
    towns.filter((town) => town.type === type).length;
  expect([count('city'), count('town'), count('village')]).toEqual([2, 35, 12]);
});

test('neighbours in the list are less than 15 km apart on average', () => {
  const place = ({ lat, lon }: Town): [number, number] => [lon, lat];
  const distances = towns.flatMap((town) =>
    neighboursOf(town).map((near) => geoDistance(place(town), place(near))),
  );
  expect(
    (distances.reduce((sum, radians) => sum + radians, 0) / distances.length) *
      EARTH_RADIUS_KM,
  ).toBeLessThan(15);
});

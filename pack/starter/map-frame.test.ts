import {
  array,
  assert,
  constantFrom,
  double,
  property,
  record,
} from 'fast-check';
import { expect, test } from 'vitest';
import { frameOf } from './map-frame.ts';

const share = double({ min: 0, max: 1, noNaN: true });
const KM_PER_DEGREE = 111.2;

test('a frame contains all towns and is limited in height, whether they are 2 km or 60 km apart', () => {
  const places = array(record({ north: share, east: share }), {
    minLength: 1,
    maxLength: 9,
  });
  assert(
    property(places, constantFrom(2, 6, 60), (list, km) => {
      const towns = list.map(({ north, east }) => ({
        lat: 51.4 + (north * km) / KM_PER_DEGREE,
        lon: -2.6 + (east * km) / KM_PER_DEGREE,
      }));
      const { west, east, south, north } = frameOf(towns);
      for (const { lat, lon } of towns)
        expect([lon > west, lon < east, lat > south, lat < north]).toEqual([
          true,
          true,
          true,
          true,
        ]);
      expect((north - south) * KM_PER_DEGREE).toBeLessThanOrEqual(
        Math.max(8, km * 1.3, km + 3) + 0.5,
      );
    }),
  );
});

import { expect, test } from 'vitest';
import { distanceKm } from '../../tests/support/distance.ts';
import { neighboursOf, topTowns, towns } from './towns.ts';

test('there are 2 cities, 35 towns and 12 villages', () => {
  const count = (type: string) => towns.filter((town) => town.type === type).length;
  expect([count('city'), count('town'), count('village')]).toEqual([2, 35, 12]);
});

test('neighbours in the list are neighbours on the map: 15 km apart on average at most', () => {
  const distances = towns.flatMap((town) => neighboursOf(town).map((near) => distanceKm(town, near)));
  expect(distances.reduce((sum, km) => sum + km, 0) / distances.length).toBeLessThan(15);
});

test('a town in the middle has two neighbours on either side, the first only two after it', () => {
  expect(neighboursOf(towns[10]!)).toEqual([towns[8], towns[9], towns[11], towns[12]]);
  expect(neighboursOf(towns[0]!)).toEqual([towns[1], towns[2]]);
});

test('the footer names twelve towns', () => {
  expect(topTowns.map((town) => town.label)).toEqual([
    'Exeter',
    'Plymouth',
    'Torquay',
    'Paignton',
    'Newton Abbot',
    'Exmouth',
    'Sidmouth',
    'Barnstaple',
    'Bideford',
    'Tiverton',
    'Teignmouth',
    'Honiton',
  ]);
});

import { expect, test } from 'vitest';
import { findTowns } from './find-towns.ts';

const districts = {
  exmouth: ['EX8'],
  plymouth: ['PL1', 'PL2', 'PL12'],
  torquay: ['TQ1'],
  totnes: ['TQ9'],
};
const found = (typed: string) =>
  findTowns(typed, districts).map(({ label }) => label);

test.each([
  ['EX8', ['Exmouth']],
  ['ex8 1ab', ['Exmouth']],
  ['EX81AB', ['Exmouth']],
  ['EX8 1', ['Exmouth']],
  ['PL1', ['Plymouth']],
  ['topsham', ['Topsham']],
  ['Ottery St. Mary', ['Ottery St Mary']],
  ['mary', ['Ottery St Mary']],
  ['exmoth', ['Exmouth']],
  ['SW1A 1AA', []],
  ['Manchester', []],
])('%s finds %j', (typed, labels) => expect(found(typed)).toEqual(labels));

test('a district that is not served finds the ones that start with it', () => {
  expect(
    findTowns('TQ1', { paignton: ['TQ12'], torquay: ['TQ14'] }).map(
      ({ label }) => label,
    ),
  ).toEqual(['Paignton', 'Torquay']);
});

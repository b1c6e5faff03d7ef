import { expect, test } from 'vitest';
import { findTowns } from './find-towns.ts';

const districts = {
  falmouth: ['TR11'],
  penzance: ['TR18', 'TR19', 'TR20'],
  newquay: ['TR7'],
  truro: ['TR1'],
};
const found = (typed: string) =>
  findTowns(typed, districts).map(({ label }) => label);

test.each([
  ['TR11', ['Falmouth']],
  ['tr11 2ab', ['Falmouth']],
  ['TR112AB', ['Falmouth']],
  ['TR11 2', ['Falmouth']],
  ['TR1', ['Truro']],
  ['penzance', ['Penzance']],
  ['St. Ives', ['St Ives']],
  ['ives', ['St Ives']],
  ['falmoth', ['Falmouth']],
  ['SW1A 1AA', []],
  ['Manchester', []],
])('%s finds %j', (typed, labels) => expect(found(typed)).toEqual(labels));

test('a district that is not served finds the ones that start with it', () => {
  expect(
    findTowns('TR1', { falmouth: ['TR11'], penzance: ['TR18'] }).map(
      ({ label }) => label,
    ),
  ).toEqual(['Falmouth', 'Penzance']);
});

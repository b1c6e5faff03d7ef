import { expect, test } from 'vitest';
import { findTowns, namedTown } from './find-towns.ts';

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
  ['Swanpool', ['Falmouth']],
  ['SW1A 1AA', []],
  ['Manchester', []],
])('a search for %s finds %j', (typed, labels) => {
  expect(findTowns(typed).map(({ label }) => label)).toEqual(labels);
});

test('a postcode district that is not served finds towns whose districts start with it', () => {
  expect(findTowns('TR2').map(({ label }) => label)).toEqual(['St Ives']);
});

test.each([
  ['st. ives', 'St Ives'],
  ['tr11 2ab', 'Falmouth'],
  ['TR11', 'Falmouth'],
  ['ives', undefined],
  ['falmoth', undefined],
  ['TR2', undefined],
  ['-', undefined],
])('a whole name or postcode names its town: %s names %s', (typed, label) => {
  expect(namedTown(typed)?.label).toBe(label);
});

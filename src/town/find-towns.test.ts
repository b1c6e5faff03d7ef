import { expect, test } from 'vitest';
import { findTowns } from './find-towns.ts';

const found = (typed: string) => findTowns(typed).map(({ label }) => label);

test.each([
  ['EX8', ['Exmouth']],
  ['ex8 1ab', ['Exmouth']],
  ['EX81AB', ['Exmouth']],
  ['EX8 1', ['Exmouth']],
  ['topsham', ['Topsham']],
  ['Ottery St. Mary', ['Ottery St Mary']],
  ['mary', ['Ottery St Mary']],
  ['exmoth', ['Exmouth']],
  ['SW1A 1AA', []],
  ['Manchester', []],
])('%s finds %j', (typed, labels) => expect(found(typed)).toEqual(labels));

test('a district without its last digit finds all that begin so', () => {
  expect(found('TQ1').length).toBeGreaterThan(0);
  expect(found('TQ').length).toBe(0);
});

import { array, assert, nat, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { createPairNumbers } from './pair-numbers.ts';

test('numbers pairs in order of first sight, the same pair always the same', () => {
  assert(
    property(array(tuple(nat(40), nat(40))), (pairs) => {
      const numberOf = createPairNumbers();
      const seen = [...new Set(pairs.map(String))];
      for (const pair of pairs) expect(numberOf(...pair)).toBe(seen.indexOf(String(pair)));
    }),
  );
});

test('keeps its numbers when the table grows', () => {
  const numberOf = createPairNumbers();
  const count = 100_000;
  for (let index = 0; index < count; index++) numberOf(index % 317, index);
  for (let index = 0; index < count; index += 997) expect(numberOf(index % 317, index)).toBe(index);
});

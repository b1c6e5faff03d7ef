import { expect, test } from 'vitest';
import { neighboursOf, towns } from './towns.ts';

test('a town has two neighbours on either side, the first town only two after it', () => {
  expect(neighboursOf(towns[10]!)).toEqual([
    towns[8],
    towns[9],
    towns[11],
    towns[12],
  ]);
  expect(neighboursOf(towns[0]!)).toEqual([towns[1], towns[2]]);
});

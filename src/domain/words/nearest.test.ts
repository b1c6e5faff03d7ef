import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const towns = ['exeter', 'exmouth', 'topsham', 'totnes', 'bere-alston', 'lynton'];

test.each([
  ['exter', 'exeter'],
  ['exetre', 'exeter'],
  ['Exmouth', 'exmouth'],
  ['topshamm', 'topsham'],
  ['bere-alton', 'bere-alston'],
])('%s was meant to be %s', (word, meant) => {
  expect(nearest(word, towns)).toBe(meant);
});

test.each(['london', 'x', ''])('nothing is near "%s"', (word) => {
  expect(nearest(word, towns)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { packProblems } from './check-pack.ts';
import { readPack } from './read-pack.ts';

test('the pack of this site has nothing wrong', () => {
  expect(packProblems(readPack())).toEqual([]);
});

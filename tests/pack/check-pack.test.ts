import { expect, test } from 'vitest';
import { packProblems } from '../../pack/check-pack.ts';
import { readPack } from '../../pack/read-pack.ts';

test('the pack of this site has nothing wrong', async () => {
  expect(packProblems(await readPack())).toEqual([]);
});

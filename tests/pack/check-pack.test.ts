import { expect, test } from 'vitest';
import { packProblems } from '../../pack/check-pack.ts';
import { readPack } from '../../pack/read-pack.ts';

test('the pack of this site has no problems', async () => {
  expect(packProblems(await readPack())).toEqual([]);
});

import { expect, test } from 'vitest';
import { unpackPackage } from './unpack-browser.ts';

test('others keep their temporary folder while the browser is unpacked', async () => {
  const before = process.env.TMPDIR;
  const unpacking = unpackPackage('/dev/null/folder');
  expect(process.env.TMPDIR).toBe(before);
  await expect(unpacking).rejects.toThrow();
});

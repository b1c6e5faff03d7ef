import { appendFileSync, existsSync, readdirSync, renameSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test, vi } from 'vitest';
import { damageNames, damages } from '../../tests/support/copies/damage.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { unpackAnew, unpackWhole } from './unpack-whole.ts';

function setUp() {
  const folder = temporaryFolder();
  const unpack = vi.fn(async (target: string) => {
    const place = target.slice(folder.root.length + 1);
    folder.write(`${place}/chromium`, 'program');
    folder.write(`${place}/fonts/fonts/Sans.ttf`, 'font');
    folder.write(`${place}/al2023/lib/libnss3.so`, 'library');
  });
  return { ...folder, unpack, bring: () => unpackWhole(folder.pathOf('chromium'), unpack) };
}

test('it is unpacked once, and nothing is left beside it', async () => {
  const { bring, unpack, read, root } = setUp();
  await bring();
  await bring();
  expect(unpack).toHaveBeenCalledTimes(1);
  expect(read('chromium/chromium')).toBe('program');
  expect(readdirSync(root)).toEqual(['chromium']);
});

test.each<[string, (folder: ReturnType<typeof setUp>) => void]>([
  ['a missing file', ({ remove }) => remove('chromium/fonts/fonts/Sans.ttf')],
  ['an emptied file', ({ write }) => write('chromium/chromium', '')],
  ['a file that was written to', ({ pathOf }) => appendFileSync(pathOf('chromium/chromium'), 'x')],
  ['a folder in place of a file', ({ makeFolder }) => makeFolder('chromium/chromium')],
  ['no list, as one that an older version unpacked', ({ remove }) => remove('chromium/unpacked.json')],
  ['a list that cannot be read', ({ write }) => write('chromium/unpacked.json', '{')],
  ['a file in its own place', ({ remove, write }) => (remove('chromium'), write('chromium', ''))],
])('with %s it is unpacked again', async (_what, damage) => {
  const folder = setUp();
  await folder.bring();
  damage(folder);
  await folder.bring();
  expect(folder.unpack).toHaveBeenCalledTimes(2);
  expect([folder.read('chromium/chromium'), folder.read('chromium/fonts/fonts/Sans.ttf')]).toEqual(['program', 'font']);
});

test.each(
  ['chromium', 'al2023/lib/libnss3.so', 'unpacked.json'].flatMap((file) =>
    damageNames.map((damage) => [file, damage] as const),
  ),
)('where its file %s was %s it is unpacked again, whole', async (file, damage) => {
  const { bring, pathOf, read, unpack } = setUp();
  await bring();
  damages[damage](pathOf(`chromium/${file}`));
  await bring();
  expect(unpack).toHaveBeenCalledTimes(2);
  expect([read('chromium/chromium'), read('chromium/al2023/lib/libnss3.so')]).toEqual(['program', 'library']);
  await bring();
  expect(unpack).toHaveBeenCalledTimes(2);
});

test('what the browser keeps of its fonts is no reason to unpack', async () => {
  const { bring, unpack, write } = setUp();
  await bring();
  write('chromium/fonts/cache/0-le64.cache', 'cache');
  await bring();
  expect(unpack).toHaveBeenCalledTimes(1);
});

test('where unpacking fails nothing appears, and the next try starts anew', async () => {
  const { bring, unpack, root, read } = setUp();
  unpack.mockImplementationOnce(async (target) => {
    appendFileSync(`${target}/chromium`, 'prog');
    throw new Error('ENOSPC');
  });
  await expect(bring()).rejects.toThrow('ENOSPC');
  expect(readdirSync(root)).toEqual([]);
  await bring();
  expect(read('chromium/chromium')).toBe('program');
});

test('one that does not start is unpacked again though its files are as listed, and stays where that fails', async () => {
  const { bring, unpack, pathOf, read } = setUp();
  await bring();
  unpack.mockRejectedValueOnce(new Error('ENOSPC'));
  await expect(unpackAnew(pathOf('chromium'), unpack)).rejects.toThrow('ENOSPC');
  await bring();
  expect(unpack).toHaveBeenCalledTimes(2);
  await unpackAnew(pathOf('chromium'), unpack);
  expect(unpack).toHaveBeenCalledTimes(3);
  expect(read('chromium/chromium')).toBe('program');
});

test('two that do not start at the same moment are unpacked once, and one that fails later is unpacked again', async () => {
  const { bring, unpack, pathOf, read, root } = setUp();
  await bring();
  const both = [1, 2].map(() => unpackAnew(pathOf('chromium'), unpack));
  await Promise.all(both);
  expect(unpack).toHaveBeenCalledTimes(2);
  await unpackAnew(pathOf('chromium'), unpack);
  expect(unpack).toHaveBeenCalledTimes(3);
  expect(read('chromium/chromium')).toBe('program');
  expect(readdirSync(root)).toEqual(['chromium']);
});

test('one that another process unpacked meanwhile is left to it', async () => {
  const { bring, unpack, pathOf, read, remove, write } = setUp();
  await bring();
  await unpackAnew(pathOf('other'), async (target) => {
    write(`${basename(target)}/chromium`, 'theirs');
  });
  unpack.mockImplementationOnce(async (target) => {
    write(`${basename(target)}/chromium`, 'ours');
    remove('chromium');
    renameSync(pathOf('other'), pathOf('chromium'));
  });
  await unpackAnew(pathOf('chromium'), unpack);
  expect(read('chromium/chromium')).toBe('theirs');
});

test('what a process left that was ended is removed, what another is still unpacking is not', async () => {
  const { bring, write, pathOf } = setUp();
  write('chromium.999999999.part/chromium', 'prog');
  write(`chromium.${process.ppid}.part/chromium`, 'prog');
  await bring();
  expect(existsSync(pathOf('chromium.999999999.part'))).toBe(false);
  expect(existsSync(pathOf(`chromium.${process.ppid}.part`))).toBe(true);
});

import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { damageNames, damages } from '../../tests/support/copies/damage.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { unpackBrowser } from './find-browser.ts';

function setUp() {
  const folder = temporaryFolder();
  const unpack = vi.fn(async (target: string) => {
    const place = target.slice(folder.root.length + 1);
    folder.write(`${place}/chromium`, 'program');
    folder.write(`${place}/fonts/fonts/Sans.ttf`, 'font');
    folder.write(`${place}/al2023/lib/libnss3.so`, 'library');
  });
  return {
    ...folder,
    unpack,
    bring: () => unpackBrowser(folder.pathOf('chromium'), unpack),
  };
}

test('the browser is unpacked once, even if it has written its font cache, and no temporary folder is left', async () => {
  const { bring, unpack, read, write, root } = setUp();
  await bring();
  write('chromium/fonts/cache/0-le64.cache', 'cache');
  await bring();
  expect(unpack).toHaveBeenCalledTimes(1);
  expect(read('chromium/chromium')).toBe('program');
  expect(readdirSync(root)).toEqual(['chromium']);
});

test.each(
  ['chromium', 'unpacked.json', 'al2023/lib/libnss3.so'].flatMap((file) =>
    damageNames.map((damage) => [file, damage] as const),
  ),
)(
  'the browser is unpacked again in full if its file %s was %s',
  async (file, damage) => {
    const { bring, pathOf, read, unpack } = setUp();
    await bring();
    damages[damage](pathOf(`chromium/${file}`));
    await bring();
    expect(unpack).toHaveBeenCalledTimes(2);
    expect(read('chromium/chromium')).toBe('program');
    expect(read('chromium/al2023/lib/libnss3.so')).toBe('library');
    await bring();
    expect(unpack).toHaveBeenCalledTimes(2);
  },
);

test('a failed unpacking leaves no files, and the next try starts from scratch', async () => {
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

test('processes that unpack the browser at the same time all succeed, and the browser is intact', async () => {
  const { pathOf, read, root } = temporaryFolder();
  const script = `
    import { writeFileSync } from 'node:fs';
    import { unpackBrowser } from '${import.meta.resolve('./find-browser.ts')}';
    const unpack = async (folder) => writeFileSync(folder + '/chromium', 'program');
    for (let round = 0; round < 50; round += 1) await unpackBrowser(process.argv[1] + round, unpack);`;
  const args = ['--input-type=module', '--eval', script, pathOf('chromium')];
  await Promise.all(
    [1, 2].map(() => promisify(execFile)(process.execPath, args)),
  );
  const folders = Array.from({ length: 50 }, (_, round) => `chromium${round}`);
  expect(
    folders.filter((folder) => read(`${folder}/chromium`) !== 'program'),
  ).toEqual([]);
  expect(readdirSync(root).sort()).toEqual(folders.sort());
});

test('leftovers of a killed process are removed, and a folder that is still being unpacked is kept', async () => {
  const { bring, write, pathOf } = setUp();
  write('chromium.999999999.part/chromium', 'prog');
  write(`chromium.${process.ppid}.part/chromium`, 'prog');
  await bring();
  expect(existsSync(pathOf('chromium.999999999.part'))).toBe(false);
  expect(existsSync(pathOf(`chromium.${process.ppid}.part`))).toBe(true);
});

import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withBuildLock } from './build-lock.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';

const { root: folder } = temporaryFolder(afterAll);

/** Runs a build that does nothing. */
const build = () => withBuildLock(() => Promise.resolve('in'), folder);
const expectFree = () => expect(build()).resolves.toBe('in');

test('a second build is refused with the process ID of the first, and can run once the first ends', async () => {
  await withBuildLock(async () => {
    await expect(build()).rejects.toThrow(
      `another one is running here (process ${process.pid})`,
    );
  }, folder);
  await expectFree();
});

test('a build that fails releases the lock', async () => {
  await expect(
    withBuildLock(() => Promise.reject(new Error('failed')), folder),
  ).rejects.toThrow('failed');
  await expectFree();
});

test('a killed build does not block the next one', async () => {
  const script = `import { withBuildLock } from ${JSON.stringify(join(import.meta.dirname, 'build-lock.ts'))};
    await withBuildLock(() => { console.log('held'); return new Promise((resolve) => setTimeout(resolve, 60_000)); }, ${JSON.stringify(folder)});`;
  const holder = spawn(
    process.execPath,
    ['--input-type=module', '--eval', script],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await new Promise((resolve) => holder.stdout.once('data', resolve));
  await expect(build()).rejects.toThrow(`process ${holder.pid}`);
  const ended = new Promise((resolve) => holder.once('exit', resolve));
  holder.kill('SIGKILL');
  await ended;
  await expectFree();
});

test('a second build is refused even if the cache folder is removed while the first one runs', async () => {
  await withBuildLock(async (checkLock) => {
    rmSync(join(folder, '.cache'), { recursive: true });
    await expect(build()).rejects.toThrow('another one is running here: wait');
    checkLock();
  }, folder);
});

test('if the lock file is removed, the check of the lock fails and says that dist/ is unchanged', async () => {
  await withBuildLock(async (checkLock) => {
    rmSync(join(folder, '.build.lock'));
    await expectFree();
    expect(checkLock).toThrow(
      '.build.lock: was removed while this ran, and dist/ is as it was: run it again',
    );
  }, folder);
});

test('a lock file that cannot be written is reported in one line with a remedy', async () => {
  const failed = withBuildLock(
    () => Promise.resolve(),
    join(folder, 'missing'),
  );
  await expect(failed).rejects.toThrow(
    /^\.build\.lock: cannot be locked \(.+\): make sure .* has room$/,
  );
});

test.each<[string, (file: string) => void]>([
  ['a folder', (file) => mkdirSync(join(file, 'nested'), { recursive: true })],
  [
    'a file with other contents',
    (file) => writeFileSync(file, 'x'.repeat(5000)),
  ],
  ['a link to itself', (file) => symlinkSync(file, file)],
  ['a pipe', (file) => execFileSync('mkfifo', [file])],
])(
  '%s where the lock file or the process ID file should be is replaced',
  async (_what, put) => {
    for (const name of ['.build.lock', '.cache/build.pid']) {
      rmSync(join(folder, name), { recursive: true, force: true });
      put(join(folder, name));
      await expectFree();
    }
  },
);

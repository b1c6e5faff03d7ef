import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { InputError } from '../src/domain/problems.ts';
import { readIfThere } from '../snapshots/files/read-file.ts';
import { writeFile } from '../snapshots/files/write-file.ts';
import { root } from './paths.ts';

const lockName = '.build.lock';

/**
 * Runs `action` while no other build of this project runs. The lock is the operating system's own lock on a file, taken through
 * SQLite: it ends with its process, however that ends. The file lies beside `.cache` and `dist`, which people remove in mid-build;
 * `checkLock` throws an InputError where it was removed itself, so that another build may run beside this one.
 * @throws InputError naming the process that holds it, or where the file cannot be locked.
 */
export async function withBuildLock<T>(
  action: (checkLock: () => void) => Promise<T>,
  folder = root,
): Promise<T> {
  const file = join(folder, lockName);
  const holderFile = join(folder, '.cache/build.pid');
  const lock = openLock(file, holderFile);
  try {
    const { ino } = statSync(file);
    writeFile(holderFile, String(process.pid));
    return await action(() => {
      const message =
        'was removed while this ran, and dist/ is as it was: run it again';
      if (statSync(file, { throwIfNoEntry: false })?.ino !== ino)
        throw new InputError([{ file: lockName, message }]);
    });
  } finally {
    lock.close();
  }
}

function openLock(
  file: string,
  holderFile: string,
  isAgain = false,
): DatabaseSync {
  try {
    return takeLock(file);
  } catch (error) {
    const { errcode, message } = error as Error & { readonly errcode?: number };
    if (errcode === SQLITE_BUSY) throw busy(holderFile);
    const remedy =
      'make sure that this folder can be written and its disk has room';
    if (isAgain)
      throw new InputError([
        { file: lockName, message: `cannot be locked (${message}): ${remedy}` },
      ]);
  }
  // What cannot be locked is no lock, or there is no room for one.
  rmSync(file, { recursive: true, force: true });
  return openLock(file, holderFile, true);
}

const SQLITE_BUSY = 5;

function takeLock(file: string): DatabaseSync {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

function busy(holderFile: string): InputError {
  const holder = readIfThere(holderFile);
  const process = holder === undefined ? '' : ` (process ${holder})`;
  return new InputError([
    {
      file: 'build',
      message: `another one is running here${process}: wait until it ends`,
    },
  ]);
}

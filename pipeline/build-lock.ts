import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readIfThere } from '../core/disk/read-file.ts';
import { removeAll, writeFile } from '../core/disk/write-file.ts';
import { inputError, type InputError } from '../core/domain/problems.ts';
import { root } from '../core/disk/project-paths.ts';

const lockName = '.build.lock';
const SQLITE_BUSY = 5;

/**
 * Runs `action` under a lock that keeps out other builds of this project. The operating system
 * holds the file lock, taken through SQLite, and releases it even if this process is killed. The
 * file is outside `.cache` and `dist`, which people remove while a build runs.
 * @param action receives a function that throws an InputError if the lock file was removed, since
 * another build may then be running
 * @throws InputError naming the process that owns the lock, or if the file cannot be locked
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
      if (statSync(file, { throwIfNoEntry: false })?.ino === ino) return;
      throw inputError(
        lockName,
        'was removed while this ran, and dist/ is as it was: run it again',
      );
    });
  } finally {
    lock.close();
  }
}

function openLock(file: string, holderFile: string): DatabaseSync {
  let failure = '';
  for (const isAgain of [false, true]) {
    // Removes whatever is at the lock file's path, which may be something else.
    if (isAgain) removeAll(file);
    try {
      return takeLock(file);
    } catch (error) {
      const { errcode, message } = error as Error & {
        readonly errcode?: number;
      };
      if (errcode === SQLITE_BUSY) throw busyError(holderFile);
      failure = message;
    }
  }
  const remedy =
    'make sure that this folder can be written and its disk has room';
  throw inputError(lockName, `cannot be locked (${failure}): ${remedy}`);
}

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

function busyError(holderFile: string): InputError {
  const holder = readIfThere(holderFile);
  const process = holder === undefined ? '' : ` (process ${holder})`;
  return inputError(
    'build',
    `another one is running here${process}: wait until it ends`,
  );
}

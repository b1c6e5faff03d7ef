import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { InputError } from '../src/domain/problems.ts';
import { writeWhole } from './files/write-whole.ts';
import { cacheFolder } from './paths.ts';

/**
 * Runs `action` while no other build of this project runs. The lock is the operating system's own lock on
 * a file, taken through SQLite: it ends with its process, however that ends, so that none can be left behind.
 * @throws InputError naming the process that holds it.
 */
export async function withBuildLock<T>(action: () => Promise<T>, folder = cacheFolder): Promise<T> {
  mkdirSync(folder, { recursive: true });
  const holderFile = join(folder, 'build.pid');
  const lockFile = join(folder, 'build.lock');
  let lock: DatabaseSync;
  try {
    lock = takeLock(lockFile);
  } catch (error) {
    if (codeOf(error) === SQLITE_BUSY) {
      const message = `another one is running here (process ${readHolder(holderFile)}): wait until it ends`;
      throw new InputError([{ file: 'build', message }]);
    }
    if (!damaged.includes(codeOf(error) ?? 0)) throw error;
    rmSync(lockFile, { recursive: true, force: true });
    lock = takeLock(lockFile);
  }
  try {
    writeWhole(holderFile, String(process.pid));
    return await action();
  } finally {
    lock.close();
  }
}

function takeLock(file: string): DatabaseSync {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

const SQLITE_BUSY = 5;
/** SQLite's words for a file that is damaged, cannot be opened, or is none of its own. */
const damaged = [11, 14, 26];
const codeOf = (error: unknown) => (error instanceof Error && 'errcode' in error ? Number(error.errcode) : undefined);

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return 'unknown';
  }
}

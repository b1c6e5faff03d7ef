import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { InputError } from '../src/domain/problems.ts';
import { cacheFolder } from './places.ts';

/**
 * Runs `action` while no other build of this project runs. The lock is the operating system's own lock on
 * a file, taken through SQLite: it ends with its process, however that ends, so that none can be left behind.
 * @throws InputError naming the process that holds it.
 */
export async function withBuildLock<T>(action: () => Promise<T>, folder = cacheFolder): Promise<T> {
  mkdirSync(folder, { recursive: true });
  const holderFile = join(folder, 'build.pid');
  const lock = new DatabaseSync(join(folder, 'build.lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new InputError([
      { file: 'build', message: `another one is running here (process ${readHolder(holderFile)}): wait until it ends` },
    ]);
  }
  try {
    writeFileSync(holderFile, String(process.pid));
    return await action();
  } finally {
    lock.close();
  }
}

const SQLITE_BUSY = 5;
const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return 'unknown';
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileHashes } from './file-hashes.ts';
import { hashOf } from './hash-of.ts';
import { versionsOf, type PackageLock } from './package-versions.ts';

export const lockFile = 'package-lock.json';

/** Hashes of packages' versions. The lock file is read where it or the packages are not those of an earlier build, in `earlier`. */
export function createPackageHashes(
  root: string,
  files: Pick<FileHashes, 'hashOf'>,
  earlier: Readonly<Record<string, string>>,
) {
  const known: Record<string, string> = {};
  let last: { readonly hash: string; readonly lock: PackageLock } | undefined;
  const readLock = (hash: string): PackageLock => {
    if (last?.hash !== hash) last = { hash, lock: JSON.parse(readFileSync(join(root, lockFile), 'utf8')) };
    return last.lock;
  };
  return {
    hashOf(packages: readonly string[]): string {
      const lock = files.hashOf(lockFile) ?? '';
      const key = hashOf(lock, ...packages);
      return (known[key] ??= earlier[key] ?? hashOf(...versionsOf(packages, readLock(lock))));
    },
    /** Those that were asked for, by a hash of the lock file and of the packages' names. */
    known: known as Readonly<Record<string, string>>,
  };
}

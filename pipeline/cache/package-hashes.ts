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
  const readLock = () => JSON.parse(readFileSync(join(root, lockFile), 'utf8')) as PackageLock;
  return {
    hashOf(packages: readonly string[]): string {
      const key = hashOf(files.hashOf(lockFile) ?? '', ...packages);
      return (known[key] ??= earlier[key] ?? hashOf(...versionsOf(packages, readLock())));
    },
    /** Those that were asked for, by a hash of the lock file and of the packages' names. */
    known: known as Readonly<Record<string, string>>,
  };
}

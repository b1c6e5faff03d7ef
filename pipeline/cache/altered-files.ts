import { join, relative } from 'node:path';
import { filesBelow } from '../../core/disk/files-below.ts';
import { dist, nameOf } from '../../core/disk/project-paths.ts';
import { readBuildRecord } from './build-record.ts';
import { differences, FileHashes } from './file-hashes.ts';

/** A file of the site that is not as the last build left it. */
export interface AlteredFile {
  /** Its path in the site. */
  readonly name: string;
  /** Hash of what the build made; undefined for a file that it did not make. */
  readonly made: string | undefined;
}

interface AlteredOptions {
  readonly root: string;
  /** Holds the site, or a copy of it. */
  readonly folder: string;
  /** Reads files even if their size, times and inode are those of the last build. */
  readonly readsAll?: boolean;
}

/**
 * Compares a site with what the last build made, file by file. Undefined if no build is recorded,
 * as for a site that was built on another machine.
 */
export function alteredFiles({
  root,
  folder,
  readsAll = false,
}: AlteredOptions): AlteredFile[] | undefined {
  const { files, stages } = readBuildRecord(join(root, '.cache/build.json'));
  const products = stages['site']?.products;
  if (!products) return undefined;
  const start = `${nameOf(dist)}/`;
  const made = Object.fromEntries(
    Object.entries(products)
      .filter(([name]) => name.startsWith(start))
      .map(([name, hash]) => [name.slice(start.length), hash]),
  );
  const hashes = new FileHashes(root, readsAll ? {} : files);
  const hashNow = (name: string) =>
    hashes.of(`${relative(root, folder)}/${name}`) ?? '';
  const now = Object.fromEntries(
    filesBelow(folder).map((name) => [name, hashNow(name)]),
  );
  return differences(made, now)
    .sort()
    .map((name) => ({ name, made: made[name] }));
}

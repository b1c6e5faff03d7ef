import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOf } from '../files/hash-of.ts';
import { removeAll } from '../files/write-file.ts';

/** The site that the next one will replace. */
export interface EarlierSite {
  readonly folder: string;
  /** Current hash of each of its files; undefined for a file that is gone. */
  readonly hashes: Readonly<Record<string, string | undefined>>;
}

/** A file that is ready to be copied into the site. */
export interface ReadyFile {
  /** The file's path in the site. */
  readonly name: string;
  /** Path to copy it from. */
  readonly source: string;
  readonly hash: string;
}

/**
 * Returns functions that put a site together in `folder`, file by file. The folder may hold an
 * older site. Its links to the earlier site's files are kept: writing and deleting thousands of
 * files would take longer than the rest of a small change. Sources are copied rather than linked,
 * so that a later change to a file of the site does not change its source. Only files of the
 * earlier site are linked.
 */
export function openNextSite(folder: string, earlier: EarlierSite) {
  const hashes: Record<string, string> = {};
  const linked = new Set<string>();

  const isReused = existsSync(folder);
  const folders = new Set<string>();

  /** Makes room for a file. Whatever is at its path may be a link to the earlier site's file. */
  const clear = (name: string): string => {
    const path = join(folder, name);
    if (isReused) removeAll(path);
    const parent = dirname(path);
    if (!folders.has(parent)) makeFolder(parent);
    folders.add(parent);
    return path;
  };

  return {
    /** Hash of each file added so far, by its path in the site. */
    hashes,
    /** Files linked from the earlier site. */
    linked,

    write(name: string, content: string | Uint8Array, hash = hashOf(content)) {
      writeFileSync(clear(name), content);
      hashes[name] = hash;
    },

    /** Links the earlier site's file if it has the same hash, and copies `source` otherwise. */
    copy({ name, source, hash }: ReadyFile): void {
      hashes[name] = hash;
      if (earlier.hashes[name] !== hash) {
        copyFileSync(source, clear(name), constants.COPYFILE_FICLONE);
        return;
      }
      linked.add(name);
      const there = join(earlier.folder, name);
      if (!isLinked(there, join(folder, name))) linkOrCopy(there, clear(name));
    },

    /** Removes whatever else is in the folder. */
    removeOthers: (): void => removeOthers(folder, '', hashes),
  };
}

/** Makes a folder and its parents, replacing any file at one of their paths. */
function makeFolder(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolder(dirname(path));
  removeAll(path);
  mkdirSync(path);
}

/** Whether two paths are links to one file. */
function isLinked(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) =>
    lstatSync(path, { bigint: true, throwIfNoEntry: false }),
  );
  if (!a || !b || a.nlink === 1n) return false;
  return a.ino === b.ino && a.dev === b.dev;
}

/** Links a file, or copies it if the file system does not support links. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target, constants.COPYFILE_FICLONE);
  }
}

/** Removes all files below a folder that are not in `named`, and folders that are left empty. */
function removeOthers(
  folder: string,
  start: string,
  named: Readonly<Record<string, unknown>>,
): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const name = start + entry.name;
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) {
      const isNamed = entry.isFile() && name in named;
      if (!isNamed) removeAll(path);
      continue;
    }
    removeOthers(path, `${name}/`, named);
    if (readdirSync(path).length === 0) rmdirSync(path);
  }
}

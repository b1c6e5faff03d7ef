import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
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
 * Empties `folder` and returns functions that put a site together there, file by file. Sources are
 * copied rather than linked, so that later changes to the site cannot reach the next one. Only
 * files of the earlier site are linked: writing and deleting thousands of files would take longer
 * than the rest of a small change.
 */
export function openNextSite(folder: string, earlier: EarlierSite) {
  const hashes: Record<string, string> = {};
  const linked = new Set<string>();
  const folders = new Set<string>();
  removeAll(folder);

  const pathOf = (name: string): string => {
    const path = join(folder, name);
    const parent = dirname(path);
    if (!folders.has(parent)) {
      mkdirSync(parent, { recursive: true });
    }
    folders.add(parent);
    return path;
  };

  return {
    /** Hash of each file added so far, by its path in the site. */
    hashes,
    /** Files linked from the earlier site. */
    linked,

    write(name: string, content: string | Uint8Array, hash = hashOf(content)) {
      writeFileSync(pathOf(name), content);
      hashes[name] = hash;
    },

    /** Links the earlier site's file if it has the same hash, and copies `source` otherwise. */
    copy({ name, source, hash }: ReadyFile): void {
      const target = pathOf(name);
      if (earlier.hashes[name] === hash) {
        linkOrCopy(join(earlier.folder, name), target);
        linked.add(name);
      } else copyFileSync(source, target, constants.COPYFILE_FICLONE);
      hashes[name] = hash;
    },
  };
}

/** Links a file, or copies it if the file system does not support links. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target, constants.COPYFILE_FICLONE);
  }
}

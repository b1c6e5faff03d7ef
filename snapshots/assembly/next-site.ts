import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOf } from '../../core/disk/hash-of.ts';

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
 * Returns functions that put a site together in a new folder, file by file. Files that are as in
 * the earlier site are links to it. Others are copied, so that a later change to a file of the site
 * does not change its source.
 */
export function openNextSite(folder: string, earlier: EarlierSite) {
  const hashes: Record<string, string> = {};
  const linked = new Set<string>();
  const folders = new Set<string>();

  const pathOf = (name: string): string => {
    const path = join(folder, name);
    const parent = dirname(path);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
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
      hashes[name] = hash;
      if (earlier.hashes[name] !== hash) {
        copyFileSync(source, pathOf(name), constants.COPYFILE_FICLONE);
        return;
      }
      linked.add(name);
      linkOrCopy(join(earlier.folder, name), pathOf(name));
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

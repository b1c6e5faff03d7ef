import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOf } from '../files/hash-of.ts';

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
 * A site that is put together file by file in an empty folder. Sources are copied and not linked:
 * whatever somebody writes into the site later must not reach the next one. Only files of the
 * earlier site are linked, since writing and deleting thousands of files takes longer than the rest
 * of a small change.
 */
export class NextSite {
  /** Hash of each file added so far, by its path in the site. */
  readonly hashes: Record<string, string> = {};
  /** Files linked from the earlier site. */
  readonly linked = new Set<string>();
  readonly #folder: string;
  readonly #earlier: EarlierSite;
  readonly #folders = new Set<string>();

  /** Empties `folder`. */
  constructor(folder: string, earlier: EarlierSite) {
    this.#folder = folder;
    this.#earlier = earlier;
    rmSync(folder, { recursive: true, force: true });
  }

  write(name: string, content: string | Uint8Array, hash = hashOf(content)) {
    writeFileSync(this.#pathOf(name), content);
    this.hashes[name] = hash;
  }

  /** Links the earlier site's file if it has the same hash, and copies `source` otherwise. */
  copy({ name, source, hash }: ReadyFile): void {
    const target = this.#pathOf(name);
    if (this.#earlier.hashes[name] === hash) {
      linkOrCopy(join(this.#earlier.folder, name), target);
      this.linked.add(name);
    } else copyFileSync(source, target, constants.COPYFILE_FICLONE);
    this.hashes[name] = hash;
  }

  #pathOf(name: string): string {
    const path = join(this.#folder, name);
    const folder = dirname(path);
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    return path;
  }
}

/** Some file systems do not support links. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target, constants.COPYFILE_FICLONE);
  }
}

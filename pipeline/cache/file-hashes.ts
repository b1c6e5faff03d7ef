import { readFileSync } from 'node:fs';
import { hashOf } from '../../core/disk/hash-of.ts';
import { statFile, stateOf } from '../../core/disk/read-file.ts';

/** Hashes of files by their paths in the project. */
export type Hashes = Readonly<Record<string, string>>;

/** A file's state when it was last hashed, and the hash of its content. */
export type SeenFile = readonly [state: string, hash: string];

/** Hashes files, identified by their paths relative to `root`, and remembers the hashes. */
export class FileHashes {
  /** Whether any hash was added or replaced. */
  isChanged = false;
  readonly #root: string;
  readonly #seen: Map<string, SeenFile>;

  /** @param known hashes of an earlier build; a file whose state is unchanged is not read again */
  constructor(root: string, known: Readonly<Record<string, SeenFile>> = {}) {
    this.#root = root;
    this.#seen = new Map(Object.entries(known));
  }

  /**
   * Hash of a file's content; undefined if there is no such file.
   * @param given the file's hash, if the caller knows it
   */
  of(name: string, given?: string): string | undefined {
    const path = `${this.#root}/${name}`;
    const stat = statFile(path);
    if (!stat) return undefined;
    const state = stateOf(stat);
    const last = this.#seen.get(name);
    if (last?.[0] === state && given === undefined) return last[1];
    const hash = given ?? hashOf(readFileSync(path));
    this.#seen.set(name, [state, hash]);
    this.isChanged = true;
    return hash;
  }

  /** Returns the hashes of those files that exist. */
  ofAll(names: Iterable<string>): Hashes {
    const hashes: Record<string, string> = {};
    for (const name of names) {
      const hash = this.of(name);
      if (hash !== undefined) hashes[name] = hash;
    }
    return hashes;
  }

  /** The states and hashes of these files, for the next build. */
  seenOf(names: ReadonlySet<string>): Record<string, SeenFile> {
    return Object.fromEntries(
      [...this.#seen].filter(([name]) => names.has(name)),
    );
  }
}

/** Returns the names whose hashes differ, or that only one of the two has. */
export function differences(one: Hashes, other: Hashes): string[] {
  const differing = Object.keys(one).filter(
    (name) => one[name] !== other[name],
  );
  const added = Object.keys(other).filter((name) => one[name] === undefined);
  return [...differing, ...added];
}

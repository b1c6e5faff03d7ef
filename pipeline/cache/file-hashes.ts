import { readFileSync } from 'node:fs';
import { statFile } from '../../snapshots/files/read-file.ts';
import { createHash } from 'node:crypto';

/** A file as it was last seen, and the hash of its content. */
export type SeenFile = readonly [state: string, hash: string];

/** Hashes of files below `root`, by names relative to it. A file whose state is as in `cached` is not read again. */
export function createFileHashes(
  root: string,
  cached: Readonly<Record<string, SeenFile>> = {},
) {
  const seen = new Map(Object.entries(cached));
  let isChanged = false;

  /** Hash of the file's content, which is read unless its hash is `given`; undefined where there is no file of that name. */
  const hashOfFile = (name: string, given?: string): string | undefined => {
    const path = `${root}/${name}`;
    const stat = statFile(path);
    if (!stat) return undefined;
    // Changes whenever a file is written: size and modification time may be put back, the change time and the inode may not.
    const state = `${stat.size}-${stat.mtimeMs}-${stat.ctimeMs}-${stat.ino}`;
    const last = seen.get(name);
    if (last?.[0] === state && given === undefined) return last[1];
    const hash = given ?? hashOf(readFileSync(path));
    seen.set(name, [state, hash]);
    isChanged = true;
    return hash;
  };

  return {
    hashOf: hashOfFile,
    /** Hashes of files that exist. */
    hashesOf(names: Iterable<string>): Record<string, string> {
      const hashes: Record<string, string> = {};
      for (const name of names) {
        const hash = hashOfFile(name);
        if (hash !== undefined) hashes[name] = hash;
      }
      return hashes;
    },
    /** What was seen of the files of these names, for the next build. */
    seenOf: (names: ReadonlySet<string>): Record<string, SeenFile> =>
      Object.fromEntries([...seen].filter(([name]) => names.has(name))),
    /** Whether anything was seen that the last build had not. */
    isChanged: () => isChanged,
  };
}

/** Hash of the given texts, in order: 20 hexadecimal digits. */
export function hashOf(...texts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 20);
}

/** The same of one text that comes in chunks. */
export function createHasher() {
  const hash = createHash('sha256');
  return {
    add: (chunk: string): void => void hash.update(chunk),
    end: (): string => hash.update('\0').digest('hex').slice(0, 20),
  };
}

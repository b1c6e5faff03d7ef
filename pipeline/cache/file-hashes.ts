import { readFileSync } from 'node:fs';
import { stateOf, statFile } from '../files/stat-file.ts';
import { hashOf } from './hash-of.ts';

/** A file as it was last seen, and the hash of its content. */
export type SeenFile = readonly [state: string, hash: string];

export type FileHashes = ReturnType<typeof createFileHashes>;

/** Hashes of files below `root`, by names relative to it. A file whose state is as in `cached` is not read again. */
export function createFileHashes(root: string, cached: Readonly<Record<string, SeenFile>> = {}) {
  const seen = new Map(Object.entries(cached));
  let isChanged = false;
  const see = (name: string, file: SeenFile) => {
    seen.set(name, file);
    isChanged = true;
  };
  const pathOf = (name: string) => `${root}/${name}`;
  const statOf = (name: string) => statFile(pathOf(name));

  /** Hash of the file's content; undefined where there is no file of that name. */
  const hashOfFile = (name: string): string | undefined => {
    const stat = statOf(name);
    if (!stat) return undefined;
    const last = seen.get(name);
    const state = stateOf(stat);
    if (last?.[0] === state) return last[1];
    const hash = hashOf(readFileSync(pathOf(name)));
    see(name, [state, hash]);
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
    /** Takes note of a finished file, and of its content where that is known. Returns its hash; undefined where there is no such file. */
    note(name: string, hash?: string): string | undefined {
      if (hash === undefined) return hashOfFile(name);
      const stat = statOf(name);
      if (stat) see(name, [stateOf(stat), hash]);
      return stat && hash;
    },
    /** What was seen of the files of these names, for the next build. */
    seenOf(names: Iterable<string>): Record<string, SeenFile> {
      const files: Record<string, SeenFile> = {};
      for (const name of names) {
        const file = seen.get(name);
        if (file) files[name] = file;
      }
      return files;
    },
    /** Whether anything was seen that the last build had not. */
    isChanged: () => isChanged,
  };
}

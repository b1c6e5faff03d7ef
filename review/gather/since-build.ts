import { join } from 'node:path';
import { filesBelow } from '../../pack/files-below.ts';
import { readBuildRecord } from '../../pipeline/cache/build-record.ts';
import { differences, FileHashes } from '../../pipeline/cache/file-hashes.ts';
import { dist, nameOf } from '../../pipeline/paths.ts';

/** Sources of the pages. Newer code of the build itself does not make a site stale. */
const sources = /^(?:site|templates|src)\//;

const readRecord = (root: string) =>
  readBuildRecord(join(root, '.cache/build.json'));

/** The files edited since the last build used them, sorted. Empty if no build is recorded. */
export function staleInputs(root: string): string[] {
  const { files, stages } = readRecord(root);
  // Stages read a file at different times. The file is fresh if any stage read its present text.
  const built = Map.groupBy(
    Object.values(stages).flatMap(({ inputs }) => Object.entries(inputs)),
    ([file]) => file,
  );
  const named = [...built.keys()].filter((file) => sources.test(file));
  const now = new FileHashes(root, files).ofAll(named);
  return named
    .filter((file) => !built.get(file)?.some(([, hash]) => hash === now[file]))
    .sort();
}

/** What happened to files of the built site after the build, by their paths from its root. */
export type AlteredFiles = ReadonlyMap<string, 'changed' | 'added' | 'removed'>;

/** Finds the files that differ from what the last build wrote. None if no build is recorded. */
export function alteredFiles(root: string): AlteredFiles {
  const { files, stages } = readRecord(root);
  const made = stages['site']?.products;
  if (!made) return new Map();
  const start = `${nameOf(dist)}/`;
  const present = filesBelow(dist).map((name) => start + name);
  const now = new FileHashes(root, files).ofAll(present);
  const wayOf = (name: string) => {
    if (made[name] === undefined) return 'added';
    return now[name] === undefined ? 'removed' : 'changed';
  };
  return new Map(
    differences(made, now)
      .filter((name) => name.startsWith(start))
      .map((name) => [name.slice(start.length - 1), wayOf(name)]),
  );
}

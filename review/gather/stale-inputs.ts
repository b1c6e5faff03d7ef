import { join } from 'node:path';
import { readBuildRecord } from '../../pipeline/cache/build-record.ts';
import { FileHashes } from '../../pipeline/cache/file-hashes.ts';

/** Sources of the pages. Newer code of the build itself does not make a site stale. */
const sources = /^(?:site|templates|src)\//;

/** The files edited since the last build used them, sorted. Empty if no build is recorded. */
export function staleInputs(root: string): string[] {
  const { files, stages } = readBuildRecord(join(root, '.cache/build.json'));
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

import { join } from 'node:path';
import { readBuildRecord } from '../../pipeline/cache/build-record.ts';
import { FileHashes } from '../../pipeline/cache/file-hashes.ts';

/** What pages are made from. A build whose own code is newer makes the same pages, or says that it does not. */
const sources = /^(?:site|templates|src)\//;

/** Files that were edited since the last build worked from them, sorted; none where it is not known what it worked from. */
export function staleInputs(root: string): string[] {
  const { files, stages } = readBuildRecord(join(root, '.cache/build.json'));
  // Stages see a file at different moments: it is as built where any of them has seen it so.
  const built = Map.groupBy(
    Object.values(stages).flatMap(({ inputs }) => Object.entries(inputs)),
    ([file]) => file,
  );
  const named = [...built.keys()].filter((file) => sources.test(file)).sort();
  const now = new FileHashes(root, files).ofAll(named);
  return named.filter(
    (file) => !built.get(file)?.some(([, hash]) => hash === now[file]),
  );
}

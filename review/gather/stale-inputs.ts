import { join } from 'node:path';
import { readBuildRecord } from '../../pipeline/cache/build-record.ts';
import { createFileHashes } from '../../pipeline/cache/file-hashes.ts';

/** Files that were edited since the last build worked from them, sorted; none where it is not known what it worked from. */
export function staleInputs(root: string): string[] {
  const { files, stages } = readBuildRecord(join(root, '.cache/build.json'));
  const built = new Map(Object.values(stages).flatMap(({ inputs }) => Object.entries(inputs)));
  const now = createFileHashes(root, files).hashesOf([...built.keys()]);
  return [...built].flatMap(([file, hash]) => (now[file] === hash ? [] : [file])).sort();
}

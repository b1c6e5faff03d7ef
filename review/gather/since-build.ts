import { join, relative } from 'node:path';
import { filesBelow } from '../../pack/files-below.ts';
import { readBuildRecord } from '../../pipeline/cache/build-record.ts';
import { builtText } from '../../pipeline/cache/built-texts.ts';
import { differences, FileHashes } from '../../pipeline/cache/file-hashes.ts';
import { dist, nameOf } from '../../pipeline/paths.ts';
import { readIfThere } from '../../snapshots/files/read-file.ts';
import { hunksOf, type LinePair } from '../changes/lines.ts';

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

/** A file of the site that is not as the last build left it. */
export interface AlteredFile {
  /** Its path from the site's root. */
  readonly file: string;
  readonly way: 'changed' | 'added' | 'removed';
  /** The tags and texts that were changed, if the file is a text that the build kept. */
  readonly edits: readonly LinePair[];
}

/**
 * Compares the site in a folder with what the last build wrote, file by file. Undefined if no build
 * is recorded.
 */
export function alteredFiles(
  root: string,
  folder: string,
): AlteredFile[] | undefined {
  const { files, stages } = readRecord(root);
  const products = stages['site']?.products;
  if (!products) return undefined;
  const start = `${nameOf(dist)}/`;
  const made = Object.fromEntries(
    Object.entries(products)
      .filter(([name]) => name.startsWith(start))
      .map(([name, hash]) => [name.slice(start.length), hash]),
  );
  const hashes = new FileHashes(root, files);
  const hashNow = (name: string) =>
    hashes.of(`${relative(root, folder)}/${name}`) ?? '';
  const now = Object.fromEntries(
    filesBelow(folder).map((name) => [name, hashNow(name)]),
  );
  return differences(made, now)
    .sort()
    .map((name) => {
      const file = `/${name}`;
      const hash = made[name];
      if (hash === undefined) return { file, way: 'added', edits: [] };
      const text = readIfThere(join(folder, name));
      if (text === undefined) return { file, way: 'removed', edits: [] };
      const edits = editsOf(builtText(root, hash), text);
      return { file, way: 'changed', edits };
    });
}

/** Splits a text into its tags, the texts between them, and lines. */
const piecesOf = (text: string) => text.split(/(?=<)|(?<=>)|\n/);

const editsOf = (before: string | undefined, after: string): LinePair[] =>
  before === undefined
    ? []
    : hunksOf(piecesOf(before), piecesOf(after)).map(({ gone, came }) => ({
        before: gone.join(''),
        after: came.join(''),
      }));

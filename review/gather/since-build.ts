import { join } from 'node:path';
import { alteredFiles } from '../../pipeline/cache/altered-files.ts';
import { readBuildRecord } from '../../pipeline/cache/build-record.ts';
import { builtText } from '../../pipeline/cache/built-texts.ts';
import { FileHashes } from '../../pipeline/cache/file-hashes.ts';
import { readIfThere } from '../../core/disk/read-file.ts';
import { hunksOf, type LinePair } from '../changes/lines.ts';

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

/** A file of the site that is not as the last build left it. */
export interface EditedFile {
  /** Its path from the site's root. */
  readonly file: string;
  readonly way: 'changed' | 'added' | 'removed' | 'cut off';
  /** The tags and texts that were changed, if the file is a text that the build kept. */
  readonly edits: readonly LinePair[];
}

/** Lists what was done to the site in a folder since its build. Undefined if none is recorded. */
export const editedSince = (
  root: string,
  folder: string,
): EditedFile[] | undefined =>
  alteredFiles({ root, folder })?.map(({ name, made }) => {
    const file = `/${name}`;
    if (made === undefined) return { file, way: 'added', edits: [] };
    const text = readIfThere(join(folder, name));
    if (text === undefined) return { file, way: 'removed', edits: [] };
    const built = builtText(root, made);
    if (built?.startsWith(text)) return { file, way: 'cut off', edits: [] };
    return { file, way: 'changed', edits: editsOf(built, text) };
  });

/** Splits a text into its tags, the texts between them, and lines. */
const piecesOf = (text: string) => text.split(/(?=<)|(?<=[>\n])/);

const editsOf = (before: string | undefined, after: string): LinePair[] =>
  before === undefined
    ? []
    : hunksOf(piecesOf(before), piecesOf(after)).map(({ gone, came }) => ({
        before: gone.join(''),
        after: came.join(''),
      }));

import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseManifest, type ManifestFiles } from '../../snapshots/manifest-file.ts';
import { contentLines, restoreLines } from '../../snapshots/page-lines.ts';
import { InputError } from '../../src/domain/problems.ts';
import { contentPaths } from '../../src/domain/routes.ts';
import type { EarlierState, NoState } from '../types.ts';
import { readReportState } from '../report/report-file.ts';
import { parseTownPath } from '../read/links.ts';
import { changedSince, commitOf, filesAt, mergeBase } from './git.ts';

const manifestFile = 'snapshots/manifest.json';
const wordsFile = 'snapshots/words.json';

interface StateOptions {
  readonly root: string;
  /** A git ref, a manifest or a report; left out, the point where this branch left the main one. */
  readonly against: string | undefined;
}

/**
 * The state of the site to compare with.
 * @throws InputError where `against` names none
 */
export function readEarlierState({ root, against }: StateOptions): EarlierState | NoState {
  if (against !== undefined) {
    const file = resolve(against);
    if (existsSync(file) && statSync(file).isFile()) return file.endsWith('.html') ? fromReport(file) : fromFile(file);
    const commit = commitOf(root, against);
    if (commit) return fromCommit(root, commit, against);
    throw new InputError([
      {
        file: '--against',
        message: `"${against}" is no commit, manifest or report: give a branch, a commit or a file`,
      },
    ]);
  }
  const base = mergeBase(root);
  if (!base) return { from: 'nothing', reason: 'there is no git here: name a manifest or a report with --against' };
  return fromCommit(root, base, 'where this branch began');
}

function fromCommit(root: string, commit: string, named: string): EarlierState | NoState {
  const short = commit.slice(0, 8);
  const from = commit.startsWith(named) ? short : `${named} (${short})`;
  const files = filesAt(root, commit, [manifestFile, wordsFile]);
  const manifest = files.get(manifestFile);
  try {
    if (manifest === undefined)
      throw new InputError([{ file: `${manifestFile} at ${short}`, message: 'is missing: nothing can be compared' }]);
    const contents = new Map<string, string>();
    const read = (path: string) => {
      // All at once, when the first is asked for: each run of git takes longer than reading a thousand files.
      if (contents.size === 0)
        for (const [name, text] of filesAt(root, commit, contentFilesOf(manifest))) contents.set(name, text);
      return contents.get(path);
    };
    const state = stateOf(
      { manifest, words: files.get(wordsFile) },
      { from, read, file: `${manifestFile} at ${short}` },
    );
    return { ...state, changedFiles: changedSince(root, commit) };
  } catch (error) {
    // A commit from before the manifest had this form is nobody's fault, and must not stop a deploy.
    if (!(error instanceof InputError)) throw error;
    return { from, reason: error.message };
  }
}

const contentFile = (path: string): string | undefined => {
  const parsed = parseTownPath(path);
  if (!parsed) return undefined;
  const { town, service } = parsed;
  return `public${service === undefined ? contentPaths.hub(town) : contentPaths.townService(town, service)}`;
};

const contentFilesOf = (manifest: string) =>
  (JSON.parse(manifest) as { pages: { path: string }[] }).pages.flatMap(({ path }) => contentFile(path) ?? []);

interface SourceOptions {
  readonly from: string;
  readonly file: string;
  /** A file's text by its path from the project's folder. */
  readonly read: (path: string) => string | undefined;
}

function stateOf({ manifest, words }: { manifest: string; words?: string }, { from, file, read }: SourceOptions) {
  return {
    from,
    manifest: parseManifest({ manifest, words }, file),
    linesOf: ({ path, beside }: { path: string; beside: readonly string[] }) => {
      if (words === undefined) return undefined;
      const name = contentFile(path);
      const text = name === undefined ? undefined : read(name);
      if (name !== undefined && text === undefined) return undefined;
      return restoreLines(contentLines(text === undefined ? undefined : JSON.parse(text)), beside);
    },
  };
}

/** A manifest in a folder: its words lie beside it, the content two folders up where it is a project's. */
function fromFile(file: string): EarlierState {
  const folder = dirname(file);
  const readIf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  const files = { manifest: readFileSync(file, 'utf8'), words: readIf(join(folder, 'words.json')) };
  const from = relative(process.cwd(), file);
  return {
    ...stateOf(files, { from, file: from, read: (path) => readIf(join(folder, '..', path)) }),
    changedFiles: undefined,
  };
}

/** A report holds the words of its pages whole, so that it needs no content files. */
function fromReport(file: string): EarlierState {
  const from = relative(process.cwd(), file);
  const files: ManifestFiles = readReportState(readFileSync(file, 'utf8'), from);
  return {
    from,
    manifest: parseManifest(files, from),
    linesOf: ({ beside }) => restoreLines([], beside),
    changedFiles: undefined,
  };
}

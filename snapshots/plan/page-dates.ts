import type { DateOf } from '../manifest.ts';
import type { ManifestEntry } from '../manifest-entry.ts';
import { InputError } from '../../src/domain/problems.ts';
import { readJson } from '../files/read-file.ts';
import { manifestFile, nameOf, root } from '../../pipeline/paths.ts';
import { execFileSync, type StdioOptions } from 'node:child_process';

/** Says that the day of a change is that of its commit. */
const fromHistory = 'history';

/** A day, `history`, or nothing. @throws InputError where `text` is neither `history` nor a date such as 2026-11-22 */
export function parseDate(text: string | undefined): string {
  if (text === undefined) return '';
  if (text === fromHistory) return text;
  const day = /^\d{4}-\d\d-\d\d$/.test(text)
    ? Date.parse(`${text}T00:00:00Z`)
    : NaN;
  // JavaScript takes 30 February for 2 March.
  if (!Number.isNaN(day) && new Date(day).toISOString().startsWith(text))
    return text;
  throw new InputError([
    {
      file: '--date',
      message: `"${text}" is not a date: give year, month and day, as in 2026-11-22, or ${fromHistory}`,
    },
  ]);
}

type DatedEntry = Pick<ManifestEntry, 'path' | 'contentHash' | 'changed'>;

/**
 * Says when a page's content last changed: as the committed manifest has it, and `date` for content that has none there yet, or
 * with `history` the day of the commit that brought it. Where the manifest cannot be read, as after a merge that went wrong, the pages
 * of the last build say it. Empty where nobody knows: a build never asks the clock.
 */
export function readPageDates(
  date: string,
  lastBuilt: () => readonly DatedEntry[],
  file = manifestFile,
): DateOf {
  const entries =
    readJson<{ readonly pages?: readonly DatedEntry[] }>(file)?.pages ??
    lastBuilt();
  // Without all else that they hold.
  const committed = new Map(
    entries.map(({ path, contentHash, changed }) => [
      path,
      { contentHash, changed },
    ]),
  );
  const dateOfNew = date === fromHistory ? createHistoryDates() : () => date;
  return (entry) => {
    const { contentHash, changed } = committed.get(entry.path) ?? {};
    return (contentHash === entry.contentHash && changed) || dateOfNew(entry);
  };
}

const MAX_BYTES = 2 ** 29;

type HashedEntry = Pick<ManifestEntry, 'path' | 'contentHash'>;

/** Hash of each page's content by path. */
type Hashes = ReadonlyMap<string, string>;

/**
 * Says when a page's content became what it is: the day of the commit since which the manifest has its hash. Empty where no
 * commit has it, where there is no git, and where a clone without its history begins too late to tell.
 */
export function createHistoryDates(
  folder = root,
  file = nameOf(manifestFile),
): (entry: HashedEntry) => string {
  const git = (...args: readonly string[]) => {
    try {
      const stdio: StdioOptions = ['ignore', 'pipe', 'ignore'];
      return execFileSync('git', args, {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: MAX_BYTES,
        stdio,
      });
    } catch {
      return '';
    }
  };
  const isWhole =
    git('rev-parse', '--is-shallow-repository').trim() === 'false';
  const log = git('log', '--format=%H %cs', '--', file)
    .split('\n')
    .filter(Boolean);
  const commits = log
    .map((line) => line.split(' '))
    .map(([commit = '', day = '']) => ({ commit, day }));
  const read = new Map<string, Hashes>();
  const hashesAt = (commit: string): Hashes => {
    const hashes =
      read.get(commit) ?? hashesOf(git('show', `${commit}:./${file}`));
    read.set(commit, hashes);
    return hashes;
  };
  return ({ path, contentHash }) => {
    const start = commits.findIndex(
      ({ commit }) => hashesAt(commit).get(path) !== contentHash,
    );
    if (start < 0) return isWhole ? (commits.at(-1)?.day ?? '') : '';
    return commits[start - 1]?.day ?? '';
  };
}

/** A manifest that cannot be read knows no page. */
function hashesOf(manifest: string): Hashes {
  try {
    const { pages } = JSON.parse(manifest) as {
      readonly pages: readonly HashedEntry[];
    };
    return new Map(pages.map(({ path, contentHash }) => [path, contentHash]));
  } catch {
    return new Map();
  }
}

import { basename, dirname } from 'node:path';
import { isDay } from '../../supabase/functions/_shared/moment.ts';
import { inputError } from '../../src/domain/problems.ts';
import { git } from '../git.ts';
import { readJson } from '../files/read-file.ts';
import type { ManifestEntry } from '../manifest-entry.ts';
import { manifestFile } from '../committed-files.ts';

/** Tells when a page's content last changed; empty if unknown. */
export type DateOf = (page: HashedEntry) => string;

/** The value of `--date` for the day of the commit that made the change. */
const fromHistory = 'history';

/**
 * The value of `--date`: a day, `history`, or empty if not given.
 * @throws InputError if `text` is neither `history` nor a date such as 2026-11-22
 */
export function parseDate(text: string | undefined): string {
  if (text === undefined) return '';
  if (text === fromHistory || isDay(text)) return text;
  const remedy = `give year, month and day, as in 2026-11-22, or ${fromHistory}`;
  throw inputError('--date', `"${text}" is not a date: ${remedy}`);
}

type DatedEntry = Pick<ManifestEntry, 'path' | 'contentHash' | 'changed'>;

/**
 * When each page's content last changed, by the committed manifest. If the manifest cannot be read,
 * as after a bad merge, the last build's pages give the dates. Content that neither knows has the
 * given `date`, or with `history` the day of the commit that introduced it. A build never reads the
 * clock.
 */
export function readPageDates(
  date: string,
  lastBuilt: Iterable<DatedEntry>,
  file = manifestFile,
): DateOf {
  const manifest = readJson<{ readonly pages?: readonly DatedEntry[] }>(file);
  const dated = new Map<string, Omit<DatedEntry, 'path'>>();
  // The rest of the entries is let go.
  for (const { path, contentHash, changed } of manifest?.pages ?? lastBuilt)
    dated.set(path, { contentHash, changed });
  const dateOfNew = date === fromHistory ? createHistoryDates() : () => date;
  return (entry) => {
    const { contentHash, changed } = dated.get(entry.path) ?? {};
    return (contentHash === entry.contentHash && changed) || dateOfNew(entry);
  };
}

type HashedEntry = Pick<ManifestEntry, 'path' | 'contentHash'>;

/** Hash of each page's content by path. */
type Hashes = ReadonlyMap<string, string>;

/**
 * The day of the commit since which the manifest has a page's present hash. Empty if no commit has
 * the hash, if there is no git, or if a shallow clone begins too late.
 */
export function createHistoryDates(file = manifestFile): DateOf {
  const ask = (...args: readonly string[]) => git(dirname(file), args) ?? '';
  const isShallow =
    ask('rev-parse', '--is-shallow-repository').trim() !== 'false';
  const log = ask('log', '--format=%H %cs', '--', file);
  const commits = Array.from(
    log.matchAll(/^(\S+) (\S+)$/gm),
    ([, commit = '', day = '']) => ({ commit, day }),
  );
  const read = new Map<string, Hashes>();
  const hashesAt = (commit: string): Hashes => {
    const name = `${commit}:./${basename(file)}`;
    const hashes = read.get(commit) ?? hashesOf(ask('show', name));
    read.set(commit, hashes);
    return hashes;
  };
  return ({ path, contentHash }) => {
    // Commits come newest first: the last one before a different hash introduced this hash.
    const other = commits.findIndex(
      ({ commit }) => hashesAt(commit).get(path) !== contentHash,
    );
    if (other >= 0) return commits[other - 1]?.day ?? '';
    return isShallow ? '' : (commits.at(-1)?.day ?? '');
  };
}

/** Hashes by path from the text of a manifest; none if it cannot be read. */
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

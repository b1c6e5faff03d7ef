import { basename, dirname } from 'node:path';
import { britishDay, isDay } from '../../supabase/functions/_shared/moment.ts';
import { inputError } from '../../core/domain/problems.ts';
import { git, whyNoHistory } from '../../core/disk/git.ts';
import { readJson } from '../../core/disk/read-file.ts';
import type { ManifestEntry } from '../manifest-entry.ts';
import { manifestFile } from '../../core/disk/committed-files.ts';

/** Returns the day on which a page's content last changed; empty if unknown. */
export type DateOf = (page: HashedEntry) => string;

/** The value of `--date` that stands for the day of the commit that made the change. */
const fromHistory = 'history';

/**
 * Parses the value of `--date`: a day or `history`; empty if not given.
 * @throws InputError if `text` is neither `history` nor a date such as 2026-11-22
 */
export function parseDate(text: string | undefined): string {
  if (text === undefined) return '';
  if (text === fromHistory || isDay(text)) return text;
  const remedy = `give year, month and day, as in 2026-11-22, or ${fromHistory}`;
  throw inputError('--date', `"${text}" is not a date: ${remedy}`);
}

type DatedEntry = Pick<ManifestEntry, 'path' | 'contentHash' | 'changed'>;

interface DateOptions {
  /** What `parseDate` returned. */
  readonly date: string;
  /** The last build's pages. */
  readonly lastBuilt: Iterable<DatedEntry>;
  /** Tells the person who builds which dates are left out, and why. */
  readonly note: (line: string) => void;
  readonly file?: string;
  readonly today?: string;
}

/** The first day of git. An earlier day comes from a clock that was wrong. */
const firstDay = '2005-04-07';

/**
 * Returns a function that looks up when a page's content last changed: in the committed manifest,
 * or, if that cannot be read, as after a bad merge, in the last build's pages. Content in neither
 * gets `date`, or with `history` the day of the commit that introduced it. The clock is read only
 * to leave out days to come.
 */
export function readPageDates({
  date,
  lastBuilt,
  note,
  file = manifestFile,
  today = britishDay(new Date()),
}: DateOptions): DateOf {
  const manifest = readJson<{ readonly pages?: readonly DatedEntry[] }>(file);
  const dated = new Map<string, Omit<DatedEntry, 'path'>>();
  // Copies only these fields, so that the rest of the manifest can be freed.
  for (const { path, contentHash, changed } of manifest?.pages ?? lastBuilt)
    dated.set(path, { contentHash, changed });
  const dateOfNew =
    date === fromHistory ? createHistoryDates(note, file) : () => date;
  const left = new Set<string>();
  return (entry) => {
    const { contentHash, changed } = dated.get(entry.path) ?? {};
    const day =
      (contentHash === entry.contentHash && changed) || dateOfNew(entry);
    if (day === '' || (day >= firstDay && day <= today)) return day;
    if (!left.has(day))
      note(
        `Left out: pages "last updated" on ${day}, since today is ${today}: ` +
          'the clock of the computer that made the commit was wrong',
      );
    left.add(day);
    return '';
  };
}

type HashedEntry = Pick<ManifestEntry, 'path' | 'contentHash'>;

/** Hash of each page's content by path. */
type Hashes = ReadonlyMap<string, string>;

/**
 * Returns a function that finds the day of the commit that gave a page its current hash in the
 * manifest, on the branch itself: what a merge brings is published on the day of the merge. The day
 * is empty if no commit has the hash, git is missing, or a shallow clone begins too late.
 */
export function createHistoryDates(
  note: (line: string) => void,
  file: string,
): DateOf {
  const ask = (...args: readonly string[]) => git(dirname(file), args) ?? '';
  const reason = whyNoHistory(dirname(file));
  if (reason !== undefined) {
    note(`--date ${fromHistory}: no page gets a date: ${reason}`);
    return () => '';
  }
  const isShallow =
    ask('rev-parse', '--is-shallow-repository').trim() !== 'false';
  const log = ask('log', '--first-parent', '--format=%H %cs', '--', file);
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
    // Commits are listed newest first. The one listed before the first with another hash introduced
    // the current hash.
    const other = commits.findIndex(
      ({ commit }) => hashesAt(commit).get(path) !== contentHash,
    );
    if (other >= 0) return commits[other - 1]?.day ?? '';
    return isShallow ? '' : (commits.at(-1)?.day ?? '');
  };
}

/** Parses the hashes by path from the text of a manifest; none if the text is not valid. */
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

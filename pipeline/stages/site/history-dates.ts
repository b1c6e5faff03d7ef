import { execFileSync } from 'node:child_process';
import type { ManifestEntry } from '../../../src/domain/manifest.ts';
import { manifestFile, nameOf, root } from '../../paths.ts';

const MAX_BYTES = 2 ** 29;

type HashedEntry = Pick<ManifestEntry, 'path' | 'contentHash'>;

interface Committed {
  readonly day: string;
  /** Hash of each page's content by path. */
  readonly hashes: ReadonlyMap<string, string>;
}

/**
 * Says when a page's content became what it is: the day of the commit since which the manifest has its hash. Empty where no
 * commit has it, where there is no git, and where a clone without its history begins too late to tell.
 */
export function createHistoryDates(folder = root, file = nameOf(manifestFile)): (entry: HashedEntry) => string {
  const git = (...args: readonly string[]) => {
    try {
      return execFileSync('git', args, {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: MAX_BYTES,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    } catch {
      return '';
    }
  };
  let commits: readonly string[] | undefined;
  let isWhole = false;
  const read = new Map<number, Committed>();
  const commitAt = (index: number): Committed | undefined => {
    commits ??= git('log', '--format=%H %cs', '--', file).split('\n').filter(Boolean);
    const [commit = '', day = ''] = commits[index]?.split(' ') ?? [];
    if (commit === '') return undefined;
    const known = read.get(index) ?? { day, hashes: hashesOf(git('show', `${commit}:./${file}`)) };
    read.set(index, known);
    return known;
  };
  return ({ path, contentHash }) => {
    isWhole ||= git('rev-parse', '--is-shallow-repository').trim() === 'false';
    let day = '';
    for (let index = 0; ; index++) {
      const commit = commitAt(index);
      if (!commit) return isWhole ? day : '';
      if (commit.hashes.get(path) !== contentHash) return day;
      day = commit.day;
    }
  };
}

/** A manifest that cannot be read knows no page. */
function hashesOf(manifest: string): Committed['hashes'] {
  try {
    const { pages } = JSON.parse(manifest) as { readonly pages: readonly HashedEntry[] };
    return new Map(pages.map(({ path, contentHash }) => [path, contentHash]));
  } catch {
    return new Map();
  }
}

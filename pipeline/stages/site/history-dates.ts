import { execFileSync, type StdioOptions } from 'node:child_process';
import type { ManifestEntry } from '../../../src/domain/manifest.ts';
import { manifestFile, nameOf, root } from '../../paths.ts';

const MAX_BYTES = 2 ** 29;

/** Hash of each page's content by path. */
type Hashes = ReadonlyMap<string, string>;

type HashedEntry = Pick<ManifestEntry, 'path' | 'contentHash'>;

/**
 * Says when a page's content became what it is: the day of the commit since which the manifest has its hash. Empty where no
 * commit has it, where there is no git, and where a clone without its history begins too late to tell.
 */
export function createHistoryDates(folder = root, file = nameOf(manifestFile)): (entry: HashedEntry) => string {
  const git = (...args: readonly string[]) => {
    try {
      const stdio: StdioOptions = ['ignore', 'pipe', 'ignore'];
      return execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: MAX_BYTES, stdio });
    } catch {
      return '';
    }
  };
  const isWhole = git('rev-parse', '--is-shallow-repository').trim() === 'false';
  const log = git('log', '--format=%H %cs', '--', file).split('\n').filter(Boolean);
  const commits = log.map((line) => line.split(' ')).map(([commit = '', day = '']) => ({ commit, day }));
  const read = new Map<string, Hashes>();
  const hashesAt = (commit: string): Hashes => {
    const hashes = read.get(commit) ?? hashesOf(git('show', `${commit}:./${file}`));
    read.set(commit, hashes);
    return hashes;
  };
  return ({ path, contentHash }) => {
    const start = commits.findIndex(({ commit }) => hashesAt(commit).get(path) !== contentHash);
    if (start < 0) return isWhole ? (commits.at(-1)?.day ?? '') : '';
    return commits[start - 1]?.day ?? '';
  };
}

/** A manifest that cannot be read knows no page. */
function hashesOf(manifest: string): Hashes {
  try {
    const { pages } = JSON.parse(manifest) as { readonly pages: readonly HashedEntry[] };
    return new Map(pages.map(({ path, contentHash }) => [path, contentHash]));
  } catch {
    return new Map();
  }
}

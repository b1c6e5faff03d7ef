import { basename } from 'node:path';
import { throwProblems } from '../core/domain/problems.ts';
import type { CachedPage } from './cached-pages.ts';
import { manifestFile, wordsFile } from '../core/disk/committed-files.ts';
import { hashOf } from '../core/disk/hash-of.ts';
import { readIfThere } from '../core/disk/read-file.ts';
import { writeFile } from '../core/disk/write-file.ts';
import type { ManifestSite } from './manifest-entry.ts';
import { manifestFiles, type ManifestFiles } from './manifest-file.ts';

const files: ManifestFiles = { manifest: manifestFile, words: wordsFile };

export interface ManifestInputs {
  /** Hash of each committed file; undefined for one that is missing. */
  readonly committedHashes: {
    readonly [Name in keyof ManifestFiles]: string | undefined;
  };
  /** Fail if a committed file would change. */
  readonly frozen: boolean;
}

/**
 * Brings the committed manifest and words up to date with the pages, which come in the site's
 * order.
 * @returns whether a file changed
 * @throws InputError if a file would change although `frozen` is set
 */
export function syncManifest(
  site: ManifestSite,
  pages: ReadonlyMap<string, CachedPage>,
  { committedHashes, frozen }: ManifestInputs,
): boolean {
  const made = manifestFiles(
    site,
    Array.from(pages.values(), ({ lines }) => lines),
  );
  const stale = (['manifest', 'words'] as const).filter(
    (name) => hashOf(made[name]) !== committedHashes[name],
  );
  if (!frozen) {
    for (const name of stale) {
      writeFile(files[name], made[name]);
    }
    return stale.length > 0;
  }
  const differing = stale.filter((name) => {
    const committed = readIfThere(files[name]) ?? '';
    return withoutDates(committed) !== withoutDates(made[name]);
  });
  const problems = differing.map((name) => ({
    file: `snapshots/${basename(files[name])}`,
    message:
      'is not what this build makes: run npm run build, look at its changes and commit it',
  }));
  throwProblems(problems);
  return false;
}

/** Blanks all dates, so that a page that only gained its date counts as unchanged. */
const withoutDates = (manifest: string) =>
  manifest.replaceAll(/"changed": "[\d-]*"/g, '"changed": ""');

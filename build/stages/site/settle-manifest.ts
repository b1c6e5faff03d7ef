import { relative } from 'node:path';
import { crawlerFacts } from '../../../server/crawler-facts.ts';
import { formatManifest } from '../../../snapshots/manifest-file.ts';
import { manifestSite } from '../../../snapshots/manifest.ts';
import type { ManifestEntry } from '../../../src/domain/manifest.ts';
import { InputError } from '../../../src/domain/problems.ts';
import { readIfThere } from '../../files/read-if-there.ts';
import { writeWhole } from '../../files/write-whole.ts';
import { manifestFile, root, wordsFile } from '../../places.ts';

interface SettleOptions {
  readonly entries: readonly ManifestEntry[];
  readonly robotsTxt: string;
  readonly sitemap: string;
  readonly siteUrl: string;
  /** Fail where the committed files are not what these pages make. */
  readonly frozen: boolean;
}

/**
 * Brings the committed manifest and the words beside it up to date with the pages. True where one changed.
 * @throws InputError where one would although `frozen`
 */
export function settleManifest({ entries, robotsTxt, sitemap, siteUrl, frozen }: SettleOptions): boolean {
  const paths = entries.map(({ path }) => path);
  const site = manifestSite({ ...crawlerFacts(), robotsTxt, sitemap, siteUrl, paths });
  const { manifest, words } = formatManifest({ site, pages: [...entries] });
  const stale = [
    { file: manifestFile, text: manifest },
    { file: wordsFile, text: words },
  ].filter(({ file, text }) => {
    const committed = readIfThere(file);
    // A date that was found out for this build alone is no change of the content.
    return frozen ? withoutDates(committed ?? '') !== withoutDates(text) : committed !== text;
  });
  if (stale.length > 0 && frozen) {
    throw new InputError(
      stale.map(({ file }) => ({
        file: relative(root, file),
        message: 'is not what this build makes: run npm run build, look at its changes and commit it',
      })),
    );
  }
  for (const { file, text } of stale) writeWhole(file, text);
  return stale.length > 0;
}

const withoutDates = (manifest: string) => manifest.replaceAll(/"changed": "[\d-]*"/g, '"changed": ""');

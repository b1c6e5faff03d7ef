import { readFileSync } from 'node:fs';
import { crawlerFacts } from '../../../server/crawler-facts.ts';
import { entryOf, type CachedPage } from '../../../snapshots/cached-pages.ts';
import { formatHeads, formatPage, marks, type ManifestFiles } from '../../../snapshots/manifest-file.ts';
import { manifestSite } from '../../../snapshots/manifest.ts';
import { InputError } from '../../../src/domain/problems.ts';
import { readIfThere } from '../../files/read-if-there.ts';
import { openFile } from '../../files/write-file.ts';
import { manifestFile, nameOf, wordsFile } from '../../paths.ts';

interface SyncOptions {
  /** In the order of the site. */
  readonly pages: readonly CachedPage[];
  /** Hash of one of the project's files. */
  readonly hashOfFile: (name: string) => string | undefined;
  readonly robotsTxt: string;
  readonly sitemap: string;
  readonly siteUrl: string;
  /** Fail where the committed files are not what these pages make. */
  readonly frozen: boolean;
}

const files = { manifest: manifestFile, words: wordsFile } as const;
const names = ['manifest', 'words'] as const;

/**
 * Brings the committed manifest and the words beside it up to date with the pages. Says whether one changed, and the hash of each as formed.
 * @throws InputError where one would although `frozen`
 */
export function syncManifest({ pages, hashOfFile, robotsTxt, sitemap, siteUrl, frozen }: SyncOptions): {
  readonly isChanged: boolean;
  readonly hashes: ManifestFiles;
} {
  const site = manifestSite({ ...crawlerFacts(), robotsTxt, sitemap, siteUrl, paths: pages.map(({ path }) => path) });
  const heads = formatHeads(site);
  const written = { manifest: openFile(files.manifest), words: openFile(files.words) };
  try {
    for (const name of names) written[name].write(heads[name]);
    pages.forEach((page, index) => {
      const lines = formatPage(entryOf(page));
      for (const name of names) written[name].write((index === 0 ? '' : marks.between[name]) + lines[name]);
    });
    for (const name of names) written[name].write(marks.end[name]);
    const hashes = { manifest: written.manifest.end(), words: written.words.end() };
    const stale = names.filter((name) => hashOfFile(nameOf(files[name])) !== hashes[name]);
    if (frozen) refuse(stale.filter((name) => !isAlike(files[name], written[name].temporary)));
    else for (const name of stale) written[name].rename();
    return { isChanged: !frozen && stale.length > 0, hashes };
  } finally {
    for (const name of names) written[name].remove();
  }
}

/** @throws InputError naming committed files that this build would change */
function refuse(stale: readonly (keyof typeof files)[]): void {
  if (stale.length === 0) return;
  const message = 'is not what this build makes: run npm run build, look at its changes and commit it';
  throw new InputError(stale.map((name) => ({ file: nameOf(files[name]), message })));
}

/** A date that was found out for this build alone is no change of the content. */
const isAlike = (committed: string, made: string) =>
  withoutDates(readIfThere(committed) ?? '') === withoutDates(readFileSync(made, 'utf8'));

const withoutDates = (manifest: string) => manifest.replaceAll(/"changed": "[\d-]*"/g, '"changed": ""');

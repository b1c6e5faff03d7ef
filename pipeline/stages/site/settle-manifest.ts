import { readFileSync } from 'node:fs';
import { crawlerFacts } from '../../../server/crawler-facts.ts';
import { keepLines, type ManifestLines } from '../../../snapshots/kept-manifest.ts';
import { entryOf, type KnownPage } from '../../../snapshots/known-pages.ts';
import { createPageFormat, findCommon, formatHeads, marks } from '../../../snapshots/manifest-form.ts';
import { manifestSite } from '../../../snapshots/manifest.ts';
import { InputError } from '../../../src/domain/problems.ts';
import type { SettledManifest, SiteRecord } from '../../cache/site-record.ts';
import { readIfThere } from '../../files/read-if-there.ts';
import { openParts } from '../../files/write-in-parts.ts';
import { manifestFile, nameOf, wordsFile } from '../../paths.ts';

interface SettleOptions {
  /** In the order of the site. */
  readonly pages: readonly KnownPage[];
  /** What is known of the last build. */
  readonly earlier: SiteRecord;
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
 * Brings the committed manifest and the words beside it up to date with the pages. Says whether one changed, and what was formed.
 * @throws InputError where one would although `frozen`
 */
export function settleManifest(options: SettleOptions): {
  readonly isChanged: boolean;
  readonly settled: SettledManifest;
} {
  const { pages, hashOfFile, robotsTxt, sitemap, siteUrl, frozen } = options;
  const { common, linesOf, margin } = keptLines(options) ?? newLines(pages);
  const site = manifestSite({ ...crawlerFacts(), robotsTxt, sitemap, siteUrl, paths: pages.map(({ path }) => path) });
  const heads = formatHeads(site, common);
  const written = { manifest: openParts(files.manifest), words: openParts(files.words) };
  try {
    for (const name of names) written[name].write(heads[name]);
    pages.forEach((page, index) => {
      const lines = linesOf(page);
      for (const name of names) {
        written[name].write(index === 0 ? marks[name].opens : marks[name].between);
        written[name].write(lines[name]);
      }
    });
    for (const name of names) written[name].write(marks[name].ends);
    const settled = { manifest: written.manifest.end(), words: written.words.end(), margin };
    const stale = names.filter((name) => hashOfFile(nameOf(files[name])) !== settled[name]);
    if (frozen) refuse(stale.filter((name) => !isAlike(files[name], written[name].part)));
    else for (const name of stale) written[name].place();
    return { isChanged: !frozen && stale.length > 0, settled };
  } finally {
    for (const name of names) written[name].remove();
  }
}

/** Undefined where what pages have in common may have changed, or where the files are not as the last build formed them. */
function keptLines({ pages, earlier, hashOfFile }: SettleOptions): (ManifestLines & { margin: number }) | undefined {
  const { settled } = earlier;
  const isKept = (page: KnownPage) => earlier.pages[page.path] === page;
  const isKnown = ({ path }: KnownPage) => path in earlier.pages;
  if (!settled || pages.length !== Object.keys(earlier.pages).length || !pages.every(isKnown)) return undefined;
  const margin = settled.margin - pages.filter((page) => !isKept(page)).length;
  if (margin <= 0 || names.some((name) => hashOfFile(nameOf(files[name])) !== settled[name])) return undefined;
  return { ...keepLines({ manifest: readFileSync(files.manifest), words: readFileSync(files.words) }, isKept), margin };
}

function newLines(pages: readonly KnownPage[]): ManifestLines & { margin: number } {
  const { common, margin } = findCommon(entriesOf(pages));
  const format = createPageFormat(common);
  return { common, margin, linesOf: (page) => format(entryOf(page)) };
}

/** One at a time: memory need not hold all. */
function* entriesOf(pages: readonly KnownPage[]) {
  for (const page of pages) yield entryOf(page);
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

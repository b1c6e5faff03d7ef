import { join } from 'node:path';
import { createSpillStore } from '../snapshots/spill-store.ts';
import { readAssembler } from '../snapshots/assembly/assemble-page.ts';
import type { EarlierSite } from '../snapshots/assembly/next-site.ts';
import type { RenderOptions } from '../snapshots/assembly/render-pages.ts';
import type { KnownPage } from '../snapshots/make-site.ts';
import { readPageDates } from '../snapshots/plan/page-dates.ts';
import { planPages, type PlannedPage } from '../snapshots/plan/plan-pages.ts';
import { snapshotFile } from '../src/domain/pages.ts';
import type { SiteRecord } from './cache/build-record.ts';
import type { Build } from './open-build.ts';
import {
  bundleFolder,
  dist,
  nameOf,
  publicFolder,
  rendererFile,
} from './paths.ts';
import { publicFiles } from './ready-files.ts';
import { pagesStage } from './stages/site-stage.ts';

/* What the snapshotter needs of a build, as plain values. */

/** Hash of what all pages share: the bundle, and the code that renders and assembles. */
export const templateFingerprint = ({ cache }: Build): string =>
  cache.fingerprintOf(pagesStage);

/**
 * Every page of the site, in the site's order.
 * @throws InputError naming all generated content that is missing
 */
export const planOf = (
  { cache, diary }: Build,
  files = publicFiles(cache),
): PlannedPage[] =>
  planPages({
    publicFolder,
    contentHashes: new Map(files.map(({ name, hash }) => [name, hash])),
    posts: diary.posts(),
  });

export function renderOptions(
  { date, reporter }: Build,
  { pages }: SiteRecord,
): RenderOptions {
  return {
    rendererFile,
    assemble: readAssembler(bundleFolder),
    dateOf: readPageDates(date, pages.values()),
    spill: createSpillStore(),
    onDone: reporter.progress('Pages rendered'),
  };
}

/** `dist/` as the last build made it, and as its files are now. */
export function readEarlier({ cache, site }: Build): EarlierSite {
  const start = `${nameOf(dist)}/`;
  const hashes: Record<string, string | undefined> = {};
  for (const name of Object.keys(cache.productsOf(site.name)))
    if (name.startsWith(start))
      hashes[name.slice(start.length)] = cache.hashOf(name);
  return { folder: dist, hashes };
}

interface PagesOnDisk {
  readonly folder: string;
  readonly record: SiteRecord;
  /** Present hash of a file of the folder. */
  readonly hashOf: (file: string) => string | undefined;
}

/** Pages of a folder that this build's template made, and whose files are unchanged since. */
export function knownPages(
  build: Build,
  { folder, record, hashOf }: PagesOnDisk,
): Map<string, KnownPage> {
  const known = new Map<string, KnownPage>();
  if (record.templateFingerprint !== templateFingerprint(build)) return known;
  for (const [path, made] of record.pages) {
    const file = snapshotFile(made);
    if (hashOf(file) === made.hash)
      known.set(path, { made, source: join(folder, file) });
  }
  return known;
}

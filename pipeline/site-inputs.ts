import { join } from 'node:path';
import { createSpillStore } from '../snapshots/spill-store.ts';
import { readAssembler } from '../snapshots/assembly/assemble-page.ts';
import type { EarlierSite } from '../snapshots/assembly/next-site.ts';
import type { RenderOptions } from '../snapshots/assembly/render-pages.ts';
import type { KnownPage } from '../snapshots/make-site.ts';
import { readPageDates } from '../snapshots/plan/page-dates.ts';
import type { PlanInputs } from '../snapshots/plan/plan-pages.ts';
import { snapshotFile } from '../src/domain/pages.ts';
import { readSiteRecord, type SiteRecord } from './cache/build-record.ts';
import type { Build } from './open-build.ts';
import {
  bundleFolder,
  dist,
  nameOf,
  publicFolder,
  rendererFile,
  siteRecordFile,
} from './paths.ts';
import { publicFiles } from './ready-files.ts';
import { pagesStage } from './stages/site-stage.ts';

/* What the snapshotter needs of a build, as plain values. */

/** Cache entries of the last build's pages. */
export const readRecord = (): SiteRecord =>
  readSiteRecord(siteRecordFile) ?? {
    templateFingerprint: '',
    pages: new Map(),
  };

/** Hash of what all pages share: the bundle, and the code that renders and assembles. */
export const templateFingerprint = ({ cache }: Build): string =>
  cache.fingerprintOf(pagesStage);

export function planInputs(
  { cache, diary }: Build,
  files = publicFiles(cache),
): PlanInputs {
  return {
    publicFolder,
    contentHashes: new Map(files.map(({ name, hash }) => [name, hash])),
    posts: diary.posts(),
  };
}

export function renderOptions(
  { date, reporter }: Build,
  { pages }: SiteRecord,
): RenderOptions {
  return {
    rendererFile,
    assemble: readAssembler(bundleFolder),
    dateOf: readPageDates(date, pages.values()),
    spill: createSpillStore(),
    onPage: reporter.page,
  };
}

/** `dist/` as the last build made it, and as its files are now. */
export function readEarlier({ cache, site }: Build): EarlierSite {
  const start = `${nameOf(dist)}/`;
  const names = Object.keys(cache.productsOf(site.name)).filter((name) =>
    name.startsWith(start),
  );
  const hashes = names.map((name) => [
    name.slice(start.length),
    cache.hashOf(name),
  ]);
  return { folder: dist, hashes: Object.fromEntries(hashes) };
}

/** Pages of `dist/` that are unchanged since they were made. */
export function knownPages(
  { pages }: SiteRecord,
  { folder, hashes }: EarlierSite,
): Map<string, KnownPage> {
  const known = new Map<string, KnownPage>();
  for (const [path, made] of pages) {
    const file = snapshotFile(made);
    if (hashes[file] === made.hash)
      known.set(path, { made, source: join(folder, file) });
  }
  return known;
}

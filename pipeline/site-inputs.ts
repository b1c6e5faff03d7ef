import { join } from 'node:path';
import { readAssembler } from '../snapshots/assembly/assemble-page.ts';
import type {
  EarlierSite,
  ReadyFile,
} from '../snapshots/assembly/next-site.ts';
import type { RenderOptions } from '../snapshots/assembly/render-pages.ts';
import type { KnownPage } from '../snapshots/make-site.ts';
import { readPageDates } from '../snapshots/plan/page-dates.ts';
import { planPages, type PlannedPage } from '../snapshots/plan/plan-pages.ts';
import { assertDefined } from '../core/domain/assert-defined.ts';
import { snapshotFile } from '../core/domain/pages.ts';
import type { BuildCache } from './cache/build-cache.ts';
import type { SiteRecord } from './cache/build-record.ts';
import { listFiles } from '../core/disk/list-files.ts';
import type { Build } from './open-build.ts';
import {
  bundleFolder,
  cardCache,
  dist,
  iconCache,
  nameOf,
  packPublicFolder,
  pictureCache,
  publicFolder,
  rendererFile,
  root,
} from '../core/disk/project-paths.ts';
import { cardAddress } from './stages/cards/card-sheet.ts';
import { pagesStage } from './stages/site-stage.ts';

/* Derives the snapshotter's inputs from a build, as plain values. */

/** Hash of what all pages share: the bundle, and the code that renders and assembles them. */
export const templateFingerprint = ({ cache }: Build): string =>
  cache.fingerprintOf(pagesStage);

/**
 * Returns every page of the site, in the site's order.
 * @throws InputError naming all generated content that is missing
 */
export const planOf = (
  { cache, posts }: Build,
  files = publicFiles(cache),
): PlannedPage[] =>
  planPages({
    publicFolder,
    contentHashes: new Map(files.map(({ name, hash }) => [name, hash])),
    posts,
  });

export function renderOptions(
  { date, reporter }: Build,
  { pages }: SiteRecord,
): RenderOptions {
  return {
    rendererFile,
    assemble: readAssembler(bundleFolder),
    dateOf: readPageDates({
      date,
      lastBuilt: pages.values(),
      note: reporter.note,
    }),
    onDone: reporter.progress('Pages rendered'),
  };
}

/** Returns the files that the last build put into `dist/`, with their current hashes. */
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
  /** Returns the current hash of a file in the folder; undefined if it is gone. */
  readonly hashOf: (file: string) => string | undefined;
}

/**
 * Returns the folder's pages that were made with this build's bundle and whose files are unchanged.
 */
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

/** The stages whose products are served, with the products' folder and their paths in the site. */
const served: readonly (readonly [
  stage: string,
  folder: string,
  placeOf: (file: string) => string,
])[] = [
  ['bundle', join(bundleFolder, 'assets'), (file) => `assets/${file}`],
  ['pictures', pictureCache, (file) => `pictures/${file}`],
  ['icons', iconCache, (file) => file],
  ['cards', cardCache, cardAddress],
];

/** Files that stages made for the site: scripts and styles, pictures, icons and cards. */
export const madeFiles = (cache: BuildCache): ReadyFile[] =>
  served.flatMap(([stage, folder, placeOf]) => {
    const names = Object.keys(cache.productsOf(stage));
    const files = filesFrom(cache, folder, names);
    return files.map((file) => ({ ...file, name: placeOf(file.name) }));
  });

/** Files that are served unchanged from `public/` and the pack, including the generated content. */
export const publicFiles = (cache: BuildCache): ReadyFile[] =>
  [publicFolder, packPublicFolder].flatMap((folder) =>
    filesFrom(cache, folder, listFiles(root, [nameOf(folder)])),
  );

/** Returns those of the named files that are in `folder`, with paths relative to it. */
function filesFrom(
  cache: BuildCache,
  folder: string,
  names: readonly string[],
): ReadyFile[] {
  const start = `${nameOf(folder)}/`;
  return names
    .filter((name) => name.startsWith(start))
    .map((name) => ({
      name: name.slice(start.length),
      source: join(root, name),
      hash: assertDefined(cache.hashOf(name), name),
    }));
}

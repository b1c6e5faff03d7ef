import { assertDefined } from '../../../src/domain/assert-defined.ts';
import type { AssembledPages, PageJob } from '../../../snapshots/assemble-site.ts';
import type { KnownPage } from '../../../snapshots/known-pages.ts';
import { buildRobots } from '../../../snapshots/sitemap.ts';
import type { BuildCache } from '../../cache/build-cache.ts';
import type { SiteRecord } from '../../cache/site-record.ts';
import type { StageReport } from '../../cache/stage.ts';
import { listFiles } from '../../files/list-files.ts';
import { removeAside, swapFolder } from '../../files/swap-folder.ts';
import { dist, formerDist, manifestFile, nameOf, nextDist, wordsFile } from '../../paths.ts';
import { checkAddresses, madeFolders } from './check-addresses.ts';
import type { NextSite } from './next-site.ts';
import { settleManifest } from './settle-manifest.ts';

interface PublishOptions {
  readonly site: NextSite;
  readonly jobs: readonly PageJob[];
  readonly assembled: AssembledPages;
  readonly cache: Pick<BuildCache, 'hashOf' | 'site'>;
  readonly siteUrl: string;
  /** The site map's text. */
  readonly sitemap: string;
  /** Fail where the committed manifest is not what these pages make. */
  readonly frozen: boolean;
  readonly note: (message: string) => void;
}

interface PublishedSite {
  /** What was made, for the build's record. */
  readonly made: StageReport;
  /** What is known of its pages, for the record. */
  readonly record: Pick<SiteRecord, 'pages' | 'settled'>;
  /** Fulfilled when the old site is removed. */
  readonly tidied: Promise<unknown>;
}

/**
 * Makes the finished site the new `dist/`. Until then nothing of the old one is touched.
 * @throws InputError where a page names a file that is not there, or the manifest would change although `frozen`.
 */
export function publishSite(options: PublishOptions): PublishedSite {
  const { site, jobs, assembled, cache, siteUrl, sitemap, frozen, note } = options;
  site.dropUnused();
  checkAddresses({ folder: nextDist, hashes: site.hashes, earlier: listFiles(dist, madeFolders), named: site.named });
  const { isChanged, settled } = settleManifest({
    pages: pagesInOrder(jobs, assembled),
    earlier: cache.site(),
    hashOfFile: cache.hashOf,
    sitemap,
    robotsTxt: buildRobots(siteUrl),
    siteUrl,
    frozen,
  });
  if (isChanged) note(`${nameOf(manifestFile)} changed: look at its diff before committing it.`);
  const tidied = site.isNearlyKept()
    ? swapFolder(nextDist, dist, formerDist)
    : Promise.all([swapFolder(nextDist, dist), removeAside(formerDist)]);
  const start = nameOf(dist);
  const files = Object.entries(site.hashes).map(([name, hash]) => [`${start}/${name}`, hash]);
  // What is committed may have other dates then.
  const hashOfFormed = (hash: string) => (frozen ? undefined : hash);
  const products = {
    ...Object.fromEntries(files),
    [nameOf(manifestFile)]: hashOfFormed(settled.manifest),
    [nameOf(wordsFile)]: hashOfFormed(settled.words),
  };
  return { made: { products }, record: { pages: assembled.pages, settled }, tidied };
}

/** What is known of each page, in the order of the site. */
export const pagesInOrder = (jobs: readonly PageJob[], { pages }: AssembledPages): KnownPage[] =>
  jobs.map(({ page }) => assertDefined(pages[page.path], page.path));

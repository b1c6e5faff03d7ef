import { ensure } from '../../../src/domain/ensure.ts';
import type { AssembledPages, PageJob } from '../../../snapshots/assemble-site.ts';
import { buildRobots } from '../../../snapshots/sitemap.ts';
import type { ManifestEntry } from '../../../src/domain/manifest.ts';
import type { StageReport } from '../../cache/stage.ts';
import { listFiles } from '../../files/list-files.ts';
import { swapFolder } from '../../files/swap-folder.ts';
import { dist, manifestFile, nameOf, nextDist, wordsFile } from '../../places.ts';
import { checkAddresses, madeFolders } from './check-addresses.ts';
import type { NextSite } from './next-site.ts';
import { settleManifest } from './settle-manifest.ts';

interface PublishOptions {
  readonly site: NextSite;
  readonly jobs: readonly PageJob[];
  readonly assembled: AssembledPages;
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
  /** Fulfilled when the old site is removed. */
  readonly tidied: Promise<void>;
}

/**
 * Makes the finished site the new `dist/`. Until then nothing of the old one is touched.
 * @throws InputError where a page names a file that is not there, or the manifest would change although `frozen`.
 */
export function publishSite({ site, jobs, assembled, siteUrl, sitemap, frozen, note }: PublishOptions): PublishedSite {
  site.dropUnused();
  checkAddresses({ folder: nextDist, hashes: site.hashes, earlier: listFiles(dist, madeFolders), named: site.named });
  const entries = entriesOf(jobs, assembled);
  if (settleManifest({ entries, sitemap, robotsTxt: buildRobots(siteUrl), siteUrl, frozen })) {
    note(`${nameOf(manifestFile)} changed: look at its diff before committing it.`);
  }
  const tidied = swapFolder(nextDist, dist);
  const start = nameOf(dist);
  const files = Object.entries(site.hashes).map(([name, hash]) => [`${start}/${name}`, hash]);
  const products = { ...Object.fromEntries(files), [nameOf(manifestFile)]: undefined, [nameOf(wordsFile)]: undefined };
  return { made: { products }, tidied };
}

/** What crawlers see of each page, in the order of the site. */
export const entriesOf = (jobs: readonly PageJob[], { pages }: AssembledPages): ManifestEntry[] =>
  jobs.map(({ page }) => ensure(pages[page.path], page.path).entry);

import { normalize } from 'node:path/posix';
import { assertDefined } from '../../../src/domain/assert-defined.ts';
import type { AssembledPages, PageJob } from '../../../snapshots/assembly/assemble-site.ts';
import type { CachedPage } from '../../../snapshots/cached-pages.ts';
import { buildRobots } from '../../../snapshots/assembly/sitemap.ts';
import { InputError } from '../../../src/domain/problems.ts';
import { snapshotFile } from '../../../src/domain/routes.ts';
import type { BuildLock } from '../../build-lock.ts';
import type { BuildCache } from '../../cache/build-cache.ts';
import type { SiteRecord } from '../../cache/site-record.ts';
import type { StageReport } from '../../cache/stage.ts';
import { listFiles } from '../../files/list-files.ts';
import { swapFolder } from '../../files/swap-folder.ts';
import { dist, manifestFile, nameOf, nextDist, wordsFile } from '../../paths.ts';
import { checkAddresses, madeFolders } from './check-addresses.ts';
import type { NextSite } from './next-site.ts';
import { syncManifest } from './sync-manifest.ts';

interface PublishOptions {
  readonly site: NextSite;
  readonly jobs: readonly PageJob[];
  readonly assembled: AssembledPages;
  readonly cache: Pick<BuildCache, 'hashOf'>;
  readonly siteUrl: string;
  /** The site map's text. */
  readonly sitemap: string;
  /** Fail where the committed manifest is not what these pages make. */
  readonly frozen: boolean;
  readonly lock: BuildLock;
  readonly note: (message: string) => void;
}

interface PublishedSite {
  /** What was made, for the build's record. */
  readonly made: StageReport;
  /** What is known of its pages, for the record. */
  readonly record: Pick<SiteRecord, 'pages' | 'manifest'>;
}

/**
 * Makes the finished site the new `dist/`. Until then nothing of the old one is touched.
 * @throws InputError where a page names a file that is not there, where a page is missing, or the manifest would change although `frozen`.
 */
export async function publishSite(options: PublishOptions): Promise<PublishedSite> {
  const { site, jobs, assembled, cache, siteUrl, sitemap, frozen, lock, note } = options;
  checkAddresses({ folder: nextDist, hashes: site.hashes, earlier: listFiles(dist, madeFolders), named: site.named });
  checkWhole(site, jobs);
  const { isChanged, hashes } = syncManifest({
    pages: pagesInOrder(jobs, assembled),
    hashOfFile: cache.hashOf,
    sitemap,
    robotsTxt: buildRobots(siteUrl),
    siteUrl,
    frozen,
  });
  if (isChanged) note(`${nameOf(manifestFile)} changed: look at its diff before committing it.`);
  lock.check();
  await swapFolder(nextDist, dist);
  const start = nameOf(dist);
  const files = Object.entries(site.hashes).map(([name, hash]) => [`${start}/${name}`, hash]);
  // What is committed may have other dates then.
  const hashOfFormed = (hash: string) => (frozen ? undefined : hash);
  const products = {
    ...Object.fromEntries(files),
    [nameOf(manifestFile)]: hashOfFormed(hashes.manifest),
    [nameOf(wordsFile)]: hashOfFormed(hashes.words),
  };
  return { made: { products }, record: { pages: assembled.pages, manifest: hashes } };
}

/** Every page of the table was made, and every file that was made is there. @throws InputError naming one that is not */
function checkWhole(site: NextSite, jobs: readonly PageJob[]): void {
  const there = new Set(listFiles(nextDist, ['.']));
  const expected = new Set([...jobs.map(({ page }) => snapshotFile(page)), ...Object.keys(site.hashes)]);
  const [missing, ...more] = [...expected].filter((name) => !there.has(normalize(name)));
  if (missing === undefined) return;
  const others = more.length > 0 ? ` and ${more.length} more files are` : ' is';
  const message = `${missing}${others} missing from the new site, and dist/ is as it was: build again`;
  throw new InputError([{ file: nameOf(nextDist), message }]);
}

/** What is known of each page, in the order of the site. */
export const pagesInOrder = (jobs: readonly PageJob[], { pages }: AssembledPages): CachedPage[] =>
  jobs.map(({ page }) => assertDefined(pages[page.path], page.path));

import { mapGet } from '../core/domain/assert-defined.ts';
import { snapshotFile } from '../core/domain/pages.ts';
import { oldWorkerNames, oldWorkerScript } from '../core/domain/old-workers.ts';
import type { JobPost } from '../core/domain/diary/job-post.ts';
import type { Environment } from '../core/domain/settings/environment.ts';
import { checkSite } from './assembly/check-site.ts';
import { licenceNotices } from './assembly/licences.ts';
import {
  openNextSite,
  type EarlierSite,
  type ReadyFile,
} from './assembly/next-site.ts';
import { renderPages, type RenderOptions } from './assembly/render-pages.ts';
import { buildRobots, sitemapFiles } from './assembly/sitemap.ts';
import { webManifest } from './assembly/web-manifest.ts';
import type { CachedPage } from './cached-pages.ts';
import { manifestSite } from './manifest.ts';
import type { ManifestSite } from './manifest-entry.ts';
import { contentWithWork, type PlannedPage } from './plan/plan-pages.ts';
import { syncManifest, type ManifestInputs } from './sync-manifest.ts';

/** A page of an earlier build, whose file may be reused. */
export interface KnownPage {
  readonly made: CachedPage;
  /** Path of the page's file, which is intact. */
  readonly source: string;
}

export interface SiteInputs extends RenderOptions, ManifestInputs {
  /** Every page of the site, in the site's order. */
  readonly plan: readonly PlannedPage[];
  /** The diary's posts; undefined if its database could not be read. */
  readonly posts: readonly JobPost[] | undefined;
  /** Folder to assemble the site in, which is made. */
  readonly folder: string;
  readonly environment: Environment;
  /** The site that this one will replace. */
  readonly earlier: EarlierSite;
  /** Pages of earlier builds with the same renderer and template, by path. */
  readonly known: ReadonlyMap<string, KnownPage>;
  /** Files to copy: public files, the bundle, pictures, icons and cards. */
  readonly readyFiles: readonly ReadyFile[];
  /** Files that hosts read, such as headers and redirects. */
  readonly hostFiles: readonly {
    readonly name: string;
    readonly text: string;
  }[];
  /** Headers and redirects that crawlers receive. */
  readonly crawlerFacts: Pick<ManifestSite, 'headers' | 'redirects'>;
}

/**
 * Makes every file of the site in `folder`, and updates the committed manifest. Known pages whose
 * data and date are unchanged are copied; all others are rendered.
 * @throws InputError if content is missing, a page names a missing file, or the manifest would
 * change although `frozen` is set; SnapshotError naming every page that could not be rendered
 */
export async function makeSite(inputs: SiteInputs) {
  const { dateOf, earlier, environment, folder, known, plan, posts } = inputs;
  const { siteUrl } = environment;
  const site = openNextSite(folder, earlier);

  const content = contentWithWork(plan, posts, environment);
  for (const [name, text] of content) {
    site.write(name, text);
  }
  for (const file of inputs.readyFiles)
    if (!content.has(file.name)) site.copy(file);

  const made = new Map<string, CachedPage>();
  const stale: PlannedPage[] = [];
  for (const planned of plan) {
    const before = known.get(planned.page.path);
    const isFresh =
      before?.made.key === planned.key &&
      before.made.changed === dateOf(before.made);
    if (!isFresh) {
      stale.push(planned);
      continue;
    }
    const { made: page, source } = before;
    site.copy({ name: snapshotFile(page), source, hash: page.hash });
    made.set(page.path, page);
  }
  for await (const page of renderPages(stale, inputs)) {
    site.write(page.file, page.html, page.made.hash);
    made.set(page.made.path, page.made);
  }
  // In the site's order.
  const pages = new Map(
    plan.map(({ page: { path } }) => [path, mapGet(made, path)]),
  );

  const sitemap = sitemapFiles({ siteUrl, entries: pages });
  const robotsTxt = buildRobots(siteUrl);
  const texts = [
    ...sitemap,
    ['robots.txt', robotsTxt],
    ['site.webmanifest', webManifest()],
    ['licences.txt', licenceNotices()],
    ...oldWorkerNames.map((name) => [name, oldWorkerScript] as const),
  ] as const;
  for (const [name, text] of texts) {
    site.write(name, text);
  }
  for (const { name, text } of inputs.hostFiles) {
    site.write(name, text);
  }

  checkSite({
    folder,
    hashes: site.hashes,
    linked: site.linked,
    earlier: Object.keys(earlier.hashes),
  });
  const ofSite = manifestSite({
    ...inputs.crawlerFacts,
    robotsTxt,
    sitemap: [...sitemap.values()].join(''),
    siteUrl,
    paths: [...pages.keys()],
  });
  const isManifestChanged = syncManifest(ofSite, pages, inputs);
  return {
    /** By path, in the site's order. */
    pages,
    /** Hash of each file, by its path in the site. */
    hashes: site.hashes,
    /** How many pages were rendered. */
    rendered: stale.length,
    isManifestChanged,
  };
}

import type { EarlierPages } from '../../snapshots/cached-pages.ts';
import { recoverFolder } from '../files/swap-folder.ts';
import { dist } from '../paths.ts';
import type { Reporter } from '../reporter.ts';
import { runTasks } from '../run-tasks.ts';
import type { SnapshotSetup } from './snapshot-setup.ts';
import { copyProducts, copyPublicFiles, writeSiteFiles } from '../stages/site/assemble-site.ts';
import { pagesInOrder, publishSite } from '../stages/site/publish-site.ts';
import { openNextDist, pageDates, renderSite } from '../stages/site/render-site.ts';
import { withLazyBrowser } from '../with-lazy-browser.ts';
import type { NextSite } from '../stages/site/next-site.ts';

export interface SiteOptions {
  readonly setup: SnapshotSetup;
  readonly frozen: boolean;
  readonly reporter: Reporter;
}

/** Renders every page again and makes a new `dist/`. */
export async function snapshotAll({ setup, frozen, reporter }: SiteOptions): Promise<void> {
  await makeDist({ setup, frozen, reporter }, () => []);
  reporter.end(`${setup.jobs.length} pages rendered`, { pages: setup.jobs.length, rendered: setup.jobs.length });
}

/** Makes a new `dist/` from pages that are there already, and renders the others. */
export async function makeDist(
  { setup, frozen, reporter }: SiteOptions,
  earlierPagesFor: (site: NextSite) => readonly EarlierPages[],
): Promise<void> {
  const { cache, date, environment, jobs } = setup;
  const template = Promise.resolve(setup.template);
  recoverFolder(dist);
  const inputs = setup.siteInputs();
  const site = openNextDist(cache);
  const earlier = earlierPagesFor(site);
  const dateOf = pageDates(cache, date);
  try {
    await withLazyBrowser((browser) =>
      runTasks(async (start) => {
        const pictures = start(setup.makePictures);
        const pages = start(() =>
          renderSite({ site, jobs, template, dateOf, earlier, browser, onPage: reporter.page }),
        );
        const publicFiles = start(() =>
          copyPublicFiles({ site, hashOfFile: cache.hashOf, written: setup.contentWithWork }),
        );
        await Promise.all([pictures, pages, publicFiles]);
        await copyProducts(site, cache);
        const assembled = await pages;
        const sitemap = writeSiteFiles(site, environment, pagesInOrder(jobs, assembled));
        const { siteUrl } = environment;
        const { made, record } = await publishSite({
          site,
          jobs,
          assembled,
          cache,
          siteUrl,
          sitemap,
          frozen,
          lock: setup.lock,
          note: reporter.note,
        });
        setup.recordSite(record, inputs, made);
      }),
    );
  } finally {
    site.remove();
  }
}

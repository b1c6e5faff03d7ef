import type { Environment } from '../src/domain/environment.ts';
import type { BuildOptions } from './build-site.ts';
import type { BuildCache } from './cache/build-cache.ts';
import type { RunnableStage, Stage } from './cache/stage.ts';
import { runTasks } from './run-tasks.ts';
import type { openDiary } from './stages/diary/diary-stage.ts';
import type { listStages } from './stages/list-stages.ts';
import { placeProducts, placePublicFiles, writeSiteFiles } from './stages/site/assemble-site.ts';
import { contentWithWork, listJobs } from './stages/site/page-jobs.ts';
import { pagesInOrder, publishSite } from './stages/site/publish-site.ts';
import { readShell } from './stages/site/read-shell.ts';
import {
  earlierPages,
  keepAhead,
  openNextDist,
  pageDates,
  readyBrowser,
  renderSite,
} from './stages/site/render-site.ts';
import { pagesStage } from './stages/site/site-stages.ts';
import { withLazyBrowser } from './with-lazy-browser.ts';

interface MakeOptions extends Omit<BuildOptions, 'allowMissingDiary'> {
  readonly environment: Environment;
  readonly cache: BuildCache;
  readonly diary: Awaited<ReturnType<typeof openDiary>>;
  readonly stages: ReturnType<typeof listStages>;
  /** The whole site. */
  readonly whole: Stage;
  /** Whether a bundle is to be made. */
  readonly isRebundled: boolean;
  /** Whether pages are likely to be rendered. */
  readonly mayRender: boolean;
  readonly endUnchanged: () => void;
}

/**
 * Generate, bundle, render, assemble, publish: the story of a build that has something to do. The finished folder takes the place of
 * `dist/` at the end. `tidied` is fulfilled when the old one is removed.
 * @throws InputError for everything wrong with the inputs; SnapshotError naming every page that could not be rendered.
 */
export async function makeDist(options: MakeOptions): Promise<{ readonly tidied?: Promise<unknown> }> {
  const { environment, cache, diary, stages, whole, isRebundled, mayRender, endUnchanged } = options;
  const { frozen, noSnapshots, date = '', reporter } = options;
  const { note } = reporter;
  const site = openNextDist(cache);
  try {
    await cache.update(stages.pack, reporter.time);
    return await withLazyBrowser((browser) =>
      runTasks(async (start) => {
        const update = (stage: RunnableStage | undefined, ...products: readonly Promise<unknown>[]) =>
          start(async () => {
            await Promise.all(products);
            if (stage) await cache.update(stage, reporter.time);
          });

        // Generate.
        const content = update(stages.content);
        const unpublished = update(stages.unpublished);
        const pictureSizes = update(stages.pictureSizes);
        const posts = update(diary.stage);

        // Bundle. The renderer comes first: with it and the content, pages are rendered while the visitors' bundle is made.
        const renderer = update(stages.renderer, unpublished, pictureSizes);
        const bundle = update(stages.bundle, renderer);
        const pictures = update(stages.pictures, pictureSizes);
        const cards = update(stages.cards, pictureSizes);
        const products = start(() => Promise.all([content, posts, bundle, pictures, cards]));
        if (noSnapshots) {
          await products;
          reporter.end('Content, bundle and pictures are up to date', {});
          return {};
        }

        // Render: at once in a first build; later the products show what changed.
        if (mayRender) start(() => reporter.time('browser', readyBrowser(browser, renderer)));
        if (!isRebundled) await start(() => keepAhead(site, cache));
        const earlier = earlierPages(site, cache);
        const dateOf = pageDates(cache, date);
        await (earlier.length > 0 ? products : Promise.all([content, posts, renderer]));
        if (date === '' && cache.isFresh(whole)) {
          endUnchanged();
          return {};
        }
        const started = Date.now();
        const shell = start(async () => {
          await bundle;
          return readShell(cache.fingerprintOf(pagesStage));
        });
        const shownPosts = diary.posts();
        // The content is as its stage left it.
        const made = cache.productsOf(stages.content.name);
        const hashOfFile = (name: string) => made[name] ?? cache.hashOf(name);
        const jobs = listJobs({ posts: shownPosts, hashOfFile });
        const onPage = reporter.page;
        const pages = start(() =>
          reporter.time('pages', renderSite({ site, jobs, shell, earlier, browser, onPage, dateOf })),
        );

        // Assemble.
        const publicFiles = start(() =>
          placePublicFiles({ site, hashOfFile, written: contentWithWork(jobs, shownPosts, environment) }),
        );
        const madeFiles = start(async () => {
          await products;
          await placeProducts(site, cache);
        });
        await Promise.all([publicFiles, madeFiles, pages]);
        const assembled = await pages;
        const sitemap = writeSiteFiles(site, environment, pagesInOrder(jobs, assembled));

        // Publish.
        const { siteUrl } = environment;
        const published = publishSite({ site, jobs, assembled, cache, siteUrl, sitemap, frozen, note });
        cache.recordSite({ shellFingerprint: (await shell).fingerprint, ...published.record });
        cache.record(whole, started, published.made);
        const rendered = assembled.rendered.length;
        reporter.end(`Built: ${jobs.length} pages, ${rendered} of them rendered`, { pages: jobs.length, rendered });
        return { tidied: published.tidied };
      }),
    );
  } finally {
    site.remove();
  }
}

import { readEnvironment } from '../server/read-environment.ts';
import { redirects } from '../site/redirects.ts';
import { InputError } from '../src/domain/problems.ts';
import { pages } from '../src/domain/routes.ts';
import type { BuildLock } from './build-lock.ts';
import { openBuildCache } from './cache/build-cache.ts';
import type { RunnableStage } from './cache/stage.ts';
import { recoverFolder } from './files/swap-folder.ts';
import { dist, root } from './paths.ts';
import type { Reporter } from './reporter.ts';
import { runTasks } from './run-tasks.ts';
import { openDiary } from './stages/diary/diary-stage.ts';
import { listStages, type StageOptions } from './stages/list-stages.ts';
import { copyProducts, copyPublicFiles, writeSiteFiles } from './stages/site/assemble-site.ts';
import { lostPages } from './stages/site/lost-pages.ts';
import { contentWithWork, listJobs } from './stages/site/page-jobs.ts';
import { pagesInOrder, publishSite } from './stages/site/publish-site.ts';
import { readPageTemplate } from './stages/site/read-page-template.ts';
import {
  committedPages,
  earlierPages,
  openNextDist,
  pageDates,
  readyBrowser,
  renderSite,
} from './stages/site/render-site.ts';
import { pagesStage, siteStage } from './stages/site/site-stages.ts';
import { withLazyBrowser } from './with-lazy-browser.ts';

export interface BuildOptions extends Pick<StageOptions, 'frozen'> {
  /** Build without job posts where the database does not answer. */
  readonly allowMissingDiary: boolean;
  /** Stop where the pages would be rendered. */
  readonly noSnapshots: boolean;
  /** The date of content that changed since the committed manifest; empty where it waits for one. */
  readonly date?: string;
  readonly lock: BuildLock;
  readonly reporter: Reporter;
}

/**
 * Generate, bundle, render, assemble, publish. Stages run side by side where they can, and not at all where their inputs and
 * products are as they were. The finished folder takes the place of `dist/` at the end.
 * @throws InputError for everything wrong with the inputs; SnapshotError naming every page that could not be rendered.
 */
export async function buildSite({
  allowMissingDiary,
  frozen,
  noSnapshots,
  date = '',
  lock,
  reporter,
}: BuildOptions): Promise<void> {
  const { note } = reporter;
  const environment = readEnvironment(root);
  recoverFolder(dist);
  const cache = openBuildCache(root, { readsAll: frozen });
  const diary = await openDiary({ cache, environment, allowMissing: allowMissingDiary, frozen, note });
  const rendererMade = Promise.withResolvers<void>();
  const stages = listStages({ cache, environment, frozen, reporter, onRenderer: rendererMade.resolve });
  const whole = siteStage({ environment, hostedPosts: diary.hosted });
  const isChanged = (stage: RunnableStage) => !cache.isFresh(stage);
  const pagesBefore = cache.pageCount();
  const endUnchanged = () => reporter.end('Nothing changed: dist/ is up to date', { pages: pagesBefore, rendered: 0 });

  const site = openNextDist(cache);
  try {
    const mayRender = isChanged(stages.bundle) || isChanged(stages.content);
    const needed = [
      stages.pack,
      stages.unpublished,
      stages.pictureSizes,
      stages.pictures,
      stages.icons,
      stages.cards,
      ...(diary.stage ? [diary.stage] : []),
    ];
    cache.retain([...needed, stages.content, stages.bundle, whole]);
    if (date === '' && !mayRender && !needed.some(isChanged) && cache.isFresh(whole)) return endUnchanged();

    await cache.update(stages.pack, reporter.time);
    const lost = lostPages({ committed: committedPages(cache), pages: pages.map(({ path }) => path), redirects });
    if (lost.length > 0) throw new InputError(lost);
    await withLazyBrowser((browser) =>
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
        const bundle = update(stages.bundle, unpublished, pictureSizes);
        const renderer = start(() => Promise.race([rendererMade.promise, bundle]));
        const pictures = update(stages.pictures, pictureSizes);
        const icons = update(stages.icons);
        const cards = update(stages.cards, pictureSizes);
        const products = start(() => Promise.all([content, posts, bundle, pictures, icons, cards]));
        if (noSnapshots) {
          await products;
          return reporter.end('Content, bundle and pictures are up to date', {});
        }

        // Render: at once in a first build; later the products show what changed.
        if (mayRender) start(() => reporter.time('browser', readyBrowser(browser, renderer)));
        const earlier = earlierPages(site, cache);
        const dateOf = pageDates(cache, date);
        await (earlier.length > 0 ? products : Promise.all([content, posts, renderer]));
        if (date === '' && cache.isFresh(whole)) return endUnchanged();
        const inputs = cache.inputsOf(whole);
        const template = start(async () => {
          await bundle;
          return readPageTemplate(cache.fingerprintOf(pagesStage));
        });
        const shownPosts = diary.posts();
        // The content is as its stage left it.
        const made = cache.productsOf(stages.content.name);
        const hashOfFile = (name: string) => made[name] ?? cache.hashOf(name);
        const jobs = listJobs({ posts: shownPosts, hashOfFile });
        const onPage = reporter.page;
        const rendering = start(() =>
          reporter.time('pages', renderSite({ site, jobs, template, earlier, browser, onPage, dateOf })),
        );

        // Assemble.
        const publicFiles = start(() =>
          copyPublicFiles({ site, hashOfFile, written: contentWithWork(jobs, shownPosts, environment) }),
        );
        const madeFiles = start(async () => {
          await products;
          await copyProducts(site, cache);
        });
        await Promise.all([publicFiles, madeFiles, rendering]);
        const assembled = await rendering;
        const sitemap = writeSiteFiles(site, environment, pagesInOrder(jobs, assembled));

        // Publish.
        const { siteUrl } = environment;
        const published = await publishSite({ site, jobs, assembled, cache, siteUrl, sitemap, frozen, lock, note });
        cache.recordSite({ templateFingerprint: (await template).fingerprint, ...published.record });
        cache.record(whole, inputs, published.made);
        const rendered = assembled.rendered.length;
        reporter.end(`Built: ${jobs.length} pages, ${rendered} of them rendered`, { pages: jobs.length, rendered });
      }),
    );
  } finally {
    site.remove();
    cache.save();
  }
}

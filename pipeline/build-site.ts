import { pages } from '../src/domain/pages.ts';
import type { RunnableStage } from './cache/stage.ts';
import { withBuild, type BuildOptions } from './open-build.ts';
import { settleAll } from './settle-all.ts';
import { spareMemory } from './spare-memory.ts';
import { cachedPages, makeSite } from '../snapshots/make-site.ts';
import { withLazyBrowser } from '../snapshots/browser/browser.ts';

/**
 * Generate, bundle, render, assemble, publish, as the only build of this folder. A stage does not run where its inputs and products
 * are as they were. The finished folder takes the place of `dist/` at the end.
 * @throws InputError for everything wrong with the inputs; SnapshotError naming every page that could not be rendered
 */
export function buildSite(
  options: BuildOptions & { readonly noSnapshots: boolean },
): Promise<void> {
  return withBuild(options, async (build) => {
    spareMemory();
    const { cache, date, reporter, stages } = build;
    cache.retain([...Object.values(stages), build.site]);
    await withLazyBrowser(async (browser) => {
      await cache.update(stages.pack);
      const listed = settleAll([
        cache.update(stages.unpublished),
        cache.update(stages.pictureSizes),
      ]);
      /** Where it runs, pages are to be rendered: the browser starts meanwhile. Where it does not start is said when it is used. */
      const ofPages = (stage: RunnableStage): RunnableStage => ({
        ...stage,
        run(change) {
          void listed.then(browser).catch(() => undefined);
          return stage.run(change);
        },
      });
      await settleAll([
        cache.update(ofPages(stages.content)),
        // The bundle first: all else waits for it in the end.
        listed.then(() =>
          settleAll(
            [
              ofPages(stages.bundle),
              stages.pictures,
              stages.icons,
              stages.cards,
              stages.diary,
            ].map(cache.update),
          ),
        ),
      ]);
      if (options.noSnapshots)
        return reporter.end('Content, bundle and pictures are up to date', {});
      if (date === '' && cache.isFresh(build.site))
        return reporter.end('Nothing changed: dist/ is up to date', {
          pages: pages.length + 1,
          rendered: 0,
        });

      const made = await makeSite(build, {
        earlier: cachedPages(build),
        browser,
      });
      reporter.end(
        `Built: ${made.pages} pages, ${made.rendered} of them rendered`,
        made,
      );
    });
  });
}

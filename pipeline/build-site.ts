import { pages } from '../src/domain/routes.ts';
import { withBuildLock } from './build-lock.ts';
import type { RunnableStage } from './cache/stage.ts';
import { openBuild, type BuildOptions } from './open-build.ts';
import { settleAll } from './settle-all.ts';
import { spareMemory } from './spare-memory.ts';
import { cachedPages, makeSite } from './stages/site/make-site.ts';
import { withLazyBrowser } from '../snapshots/browser/browser.ts';

/**
 * Generate, bundle, render, assemble, publish, as the only build of this folder. A stage does not run where its inputs and products
 * are as they were. The finished folder takes the place of `dist/` at the end.
 * @throws InputError for everything wrong with the inputs; SnapshotError naming every page that could not be rendered
 */
export function buildSite(options: BuildOptions & { readonly noSnapshots: boolean }): Promise<void> {
  return withBuildLock(async (lock) => {
    spareMemory();
    const build = await openBuild({ ...options, lock });
    const { cache, date, diary, reporter, stages } = build;
    try {
      cache.retain([...Object.values(stages), ...(diary.stage ? [diary.stage] : []), build.site]);
      await withLazyBrowser(async (browser) => {
        const update = (stage: RunnableStage) => cache.update(stage, reporter.time);
        await update(stages.pack);
        const listed = settleAll([update(stages.unpublished), update(stages.pictureSizes)]);
        /** With these, pages are to be rendered: the browser starts meanwhile. Where it does not start is said when it is used. */
        const updatePages = (stage: RunnableStage) =>
          cache.update(stage, (name, work) => {
            void listed.then(browser).catch(() => undefined);
            return reporter.time(name, work);
          });
        await settleAll([
          updatePages(stages.content),
          // The bundle first: all else waits for it in the end.
          listed.then(() =>
            settleAll([
              updatePages(stages.bundle),
              update(stages.pictures),
              update(stages.icons),
              update(stages.cards),
              diary.stage ? update(diary.stage) : Promise.resolve(),
            ]),
          ),
        ]);
        if (options.noSnapshots) return reporter.end('Content, bundle and pictures are up to date', {});
        if (date === '' && cache.isFresh(build.site))
          return reporter.end('Nothing changed: dist/ is up to date', { pages: pages.length + 1, rendered: 0 });

        const made = await makeSite(build, { earlier: cachedPages(build), browser });
        reporter.end(`Built: ${made.pages} pages, ${made.rendered} of them rendered`, made);
      });
    } finally {
      cache.save();
    }
  });
}

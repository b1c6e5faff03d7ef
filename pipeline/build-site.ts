import { withLazyBrowser } from '../snapshots/browser/browser.ts';
import { pages } from '../src/domain/pages.ts';
import { hasManyTowns, limitHeapGrowth } from './heap-growth.ts';
import { withBuild, type BuildOptions } from './open-build.ts';
import { updateStages } from './update-stages.ts';

/**
 * Generates, bundles, renders, assembles and publishes, as the only build of this folder. Fresh
 * stages do not run: their inputs and products are as their last run left them. The finished folder
 * replaces `dist/` at the end.
 * @throws InputError for everything wrong with the inputs; SnapshotError naming every page that
 * could not be rendered
 */
export function buildSite(
  options: BuildOptions & { readonly noSnapshots: boolean },
): Promise<void> {
  return withBuild(options, async (build) => {
    const { cache, date, reporter, site } = build;
    if (hasManyTowns) limitHeapGrowth();
    await withLazyBrowser(async (browser) => {
      await updateStages(build, { browser });
      if (options.noSnapshots)
        return reporter.end('Content, bundle and pictures are up to date', {});
      // With a date, even a page that is otherwise fresh may change.
      if (date === '' && cache.isFresh(site))
        return reporter.end('Nothing changed: dist/ is up to date', {
          pages: pages.length + 1,
          rendered: 0,
        });
      // Imported once the generated lists are written: a module keeps the list that it read.
      const { updateSite } = await import('./update-site.ts');
      const facts = await updateSite(build, { browser });
      const { pages: all, rendered } = facts;
      reporter.end(`Built: ${all} pages, ${rendered} of them rendered`, facts);
    });
  });
}

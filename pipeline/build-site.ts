import { withLazyRenderer } from '../snapshots/rendering/renderer.ts';
import { pages } from '../core/domain/pages.ts';
import { withBuild, type BuildOptions } from './open-build.ts';
import { rendererFile } from '../core/disk/project-paths.ts';
import { updateStages } from './update-stages.ts';

// Imports the module late, since it reads the generated lists, which the first stages write.
const importUpdate = () => import('./update-site.ts');

/**
 * Builds the site under the build lock: runs the stages that are stale, renders and assembles the
 * pages, and finally replaces `dist/`. A stage is fresh if its inputs and products are unchanged
 * since its last run.
 * @throws InputError with the problems of the inputs; SnapshotError naming every page that could
 * not be rendered
 */
export function buildSite(
  options: BuildOptions & { readonly noSnapshots: boolean },
): Promise<void> {
  return withBuild(options, async (build) => {
    const { cache, date, reporter, site } = build;
    await withLazyRenderer(rendererFile, async (renderer) => {
      const prepare = (bundled: Promise<unknown>) => {
        // Failures are reported when the site is made.
        renderer(bundled).catch(() => undefined);
        importUpdate().catch(() => undefined);
      };
      await updateStages(build, {
        willRender: options.noSnapshots ? undefined : prepare,
      });
      if (options.noSnapshots)
        return reporter.end('Content, bundle and pictures are up to date', {});
      // With `--date`, pages may change although all inputs are unchanged.
      if (date === '' && cache.isFresh(site))
        return reporter.end('Nothing changed: dist/ is up to date', {
          pages: pages.length + 1,
          rendered: 0,
        });
      const { updateSite } = await importUpdate();
      const facts = await updateSite(build, { renderer });
      const { pages: all, rendered } = facts;
      reporter.end(`Built: ${all} pages, ${rendered} of them rendered`, facts);
    });
  });
}

import { readEnvironment } from '../server/read-environment.ts';
import { withBrowser } from '../snapshots/browser/browser.ts';
import { SnapshotError } from '../snapshots/snapshot-error.ts';
import { verifyPages } from '../snapshots/verify/verify-pages.ts';
import { notFoundPage, pages } from '../core/domain/pages.ts';
import { dist } from '../core/disk/project-paths.ts';
import { checkBuilt } from './release/check-built.ts';
import type { Reporter } from './reporter.ts';
import { withServedSite } from './serve-built.ts';

/**
 * Serves `dist/`, opens every page in a browser and compares what it shows with the page's file.
 * @throws SnapshotError naming every page that differs, with the first difference
 */
export async function verifySite(reporter: Reporter): Promise<void> {
  checkBuilt();
  const paths = [...pages, notFoundPage].map(({ path }) => path);
  const onDone = reporter.progress('Pages compared');
  const failures = await withServedSite(dist, readEnvironment(), (siteUrl) =>
    withBrowser({ reach: 'this machine' }, (browser) =>
      verifyPages({ browser, siteUrl, paths, onDone }),
    ),
  );
  if (failures.length > 0)
    throw new SnapshotError(failures, { verb: 'are not what a browser shows' });
  reporter.end(`${paths.length} pages are what a browser shows`, {
    pages: paths.length,
  });
}

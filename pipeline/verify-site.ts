import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sampleEvenly, verifyPages } from '../snapshots/verify/verify-pages.ts';
import { InputError } from '../src/domain/problems.ts';
import { notFoundPage, pages } from '../src/domain/pages.ts';
import { dist } from './paths.ts';
import { readEnvironment } from '../server/read-environment.ts';
import { checkBuilt } from './release/check-built.ts';
import type { Reporter } from './reporter.ts';
import { withServedSite } from './serve-built.ts';
import { withLazyBrowser } from '../snapshots/browser/browser.ts';
import { SnapshotError } from '../snapshots/snapshot-error.ts';

/** Parses the number of pages to verify. @throws InputError */
export function parseSample(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const size = Number(text);
  if (Number.isInteger(size) && size >= 1) return size;
  throw new InputError([
    {
      file: '--sample',
      message: `"${text}" is not a number of pages from 1 up`,
    },
  ]);
}

/**
 * Serves `dist/` and takes its pages again: `sample` of them, or all.
 * @throws SnapshotError naming every page that is not what ships, with the first difference.
 */
export async function verifySite(
  sample: number | undefined,
  reporter: Reporter,
): Promise<void> {
  if (!existsSync(join(dist, '404.html')))
    throw new InputError([
      { file: 'dist', message: 'holds no built site: run npm run build first' },
    ]);
  checkBuilt();
  const environment = readEnvironment();
  const all = [...pages, notFoundPage].map(({ path }) => path);
  const paths = sample === undefined ? all : sampleEvenly(all, sample);
  let done = 0;
  const onPage = (path: string, ms: number) =>
    reporter.page({ path, ms, done: ++done, total: paths.length });
  const faults = await withServedSite(dist, environment, (siteUrl) =>
    withLazyBrowser(
      async (browser) =>
        verifyPages({ browser: await browser(), siteUrl, paths, onPage }),
      'this machine',
    ),
  );
  if (faults.length > 0)
    throw new SnapshotError(faults, { verb: 'are not what a browser shows' });
  reporter.end(`${paths.length} pages are what a browser shows`, {
    pages: paths.length,
  });
}

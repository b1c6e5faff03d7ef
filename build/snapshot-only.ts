import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assembleSite } from '../snapshots/assemble-site.ts';
import { paths as sitePaths } from '../src/domain/routes.ts';
import { InputError } from '../src/domain/problems.ts';
import { snapshotFile } from '../src/domain/routes.ts';
import { isSameFile } from './files/is-same-file.ts';
import { cacheFolder, dist, rendererFile } from './places.ts';
import type { Reporter } from './reporter.ts';
import { readRecord, writeRecord } from './cache/site-record.ts';
import type { SnapshotSetup } from './snapshot-setup.ts';
import { withLazyBrowser } from './with-lazy-browser.ts';

interface OnlyOptions {
  readonly setup: SnapshotSetup;
  readonly paths: readonly string[];
  readonly reporter: Reporter;
}

/**
 * Renders the given pages again, into the `dist/` that is there, each file whole. The manifest waits for the next build.
 * @throws InputError naming every path that is no page, or where `dist/` is missing or has another bundle.
 */
export async function snapshotOnly({ setup, paths, reporter }: OnlyOptions): Promise<void> {
  const jobs = jobsFor(setup, paths);
  const record = readRecord();
  if (record?.shell !== setup.shell.fingerprint) {
    const reason = record ? 'was made from another bundle' : 'holds no finished site';
    throw new InputError([{ file: 'dist', message: `${reason}: run npm run snapshot or npm run build first` }]);
  }
  const target = join(cacheFolder, 'only');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  try {
    const { pages } = await withLazyBrowser((browser) =>
      assembleSite({ jobs, shell: setup.shell, rendererFile, target, browser, onPage: reporter.page }),
    );
    const changed = jobs
      .map(({ page }) => snapshotFile(page))
      .filter((file) => !isSameFile(join(target, file), join(dist, file)));
    for (const file of changed) {
      mkdirSync(dirname(join(dist, file)), { recursive: true });
      renameSync(join(target, file), join(dist, file));
    }
    // A page that changed means that dist/ as a whole is no longer what the record says; the next build looks at everything.
    writeRecord({
      ...record,
      site: changed.length > 0 ? 'pages rendered apart' : record.site,
      pages: { ...record.pages, ...pages },
    });
    reporter.end(`${jobs.length} rendered, ${changed.length} of them changed`, {
      pages: jobs.map(({ page }) => page.path),
      changed,
    });
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}

function jobsFor({ jobs }: SnapshotSetup, paths: readonly string[]) {
  const byPath = new Map(jobs.map((job) => [job.page.path, job]));
  const unknown = [...new Set(paths)].filter((path) => !byPath.has(path));
  if (unknown.length > 0) {
    throw new InputError(
      unknown.map((path) => ({
        file: '--only',
        message: `"${path}" is no page of the site: give its path, as in ${sitePaths.areas}`,
      })),
    );
  }
  return [...new Set(paths)].map((path) => byPath.get(path)!);
}

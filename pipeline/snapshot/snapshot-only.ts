import { mapGet } from '../../src/domain/assert-defined.ts';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { InputError } from '../../src/domain/problems.ts';
import { paths as sitePaths } from '../../src/domain/routes.ts';
import { cacheFolder, dist, nameOf } from '../paths.ts';
import type { Reporter } from '../reporter.ts';
import type { SnapshotSetup } from './snapshot-setup.ts';
import { openNextSite } from '../stages/site/next-site.ts';
import { pageDates, renderSite } from '../stages/site/render-site.ts';
import { withLazyBrowser } from '../with-lazy-browser.ts';

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
  const { cache, template } = setup;
  const jobs = jobsFor(setup, paths);
  const before = cache.site();
  if (!existsSync(dist) || before.templateFingerprint !== template.fingerprint) {
    const reason =
      existsSync(dist) && before.templateFingerprint !== '' ? 'was made from another bundle' : 'holds no finished site';
    throw new InputError([{ file: 'dist', message: `${reason}: run npm run snapshot or npm run build first` }]);
  }
  const folder = join(cacheFolder, 'only');
  const site = openNextSite({ folder, earlier: dist, hashOfEarlier: () => undefined });
  const inputs = setup.siteInputs();
  try {
    const { pages } = await withLazyBrowser((browser) =>
      renderSite({
        site,
        jobs,
        template: Promise.resolve(template),
        earlier: [],
        dateOf: pageDates(cache, setup.date),
        browser,
        onPage: reporter.page,
      }),
    );
    const files = Object.entries(site.hashes);
    const changed = files.filter(([file, hash]) => cache.hashOf(`${nameOf(dist)}/${file}`) !== hash);
    setup.lock.check();
    for (const [file, hash] of changed) {
      const target = join(dist, file);
      rmSync(target, { recursive: true, force: true });
      mkdirSync(dirname(target), { recursive: true });
      renameSync(join(folder, file), target);
      cache.note(`${nameOf(dist)}/${file}`, hash);
    }
    if (changed.length > 0) setup.recordSite({ pages: { ...before.pages, ...pages } }, inputs, {});
    reporter.end(`${jobs.length} rendered, ${changed.length} of them changed`, {
      pages: jobs.map(({ page }) => page.path),
      changed: changed.map(([file]) => file),
    });
  } finally {
    site.remove();
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
  return [...new Set(paths)].map((path) => mapGet(byPath, path));
}

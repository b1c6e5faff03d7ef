import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mapGet } from '../src/domain/assert-defined.ts';
import { InputError } from '../src/domain/problems.ts';
import { paths as sitePaths } from '../src/domain/pages.ts';
import { hashOf } from './cache/file-hashes.ts';
import { writeFile } from '../snapshots/files/write-file.ts';
import { withBuild, type Build, type BuildOptions } from './open-build.ts';
import { bundleFolder, dist, nameOf, rendererFile } from './paths.ts';
import {
  makeSite,
  readPageTemplate,
  renderPages,
} from '../snapshots/make-site.ts';
import { listJobs } from '../snapshots/plan/plan-pages.ts';

/**
 * Does a part of the snapshot stage, from the content and the bundle as they lie there.
 * @throws InputError where these are missing, with the command that makes them, or where the diary does not answer
 */
export function withSnapshots(
  options: BuildOptions,
  action: (build: Build) => Promise<void>,
): Promise<void> {
  return withBuild(options, async (build) => {
    const { cache, reporter, stages } = build;
    requireBundle(build);
    if (!cache.isFresh(stages.bundle))
      reporter.note(
        'The bundle was made from other sources than these: npm run build would bundle again.',
      );
    await cache.update(stages.diary);
    await action(build);
  });
}

/** Makes a new `dist/`, with pictures and cards brought up to date. Pages are rendered again unless `earlier` has them. */
export async function snapshotAll(
  build: Build,
  earlier?: Parameters<typeof makeSite>[1]['earlier'],
) {
  const { cache, stages } = build;
  for (const stage of [
    stages.pictureSizes,
    stages.pictures,
    stages.icons,
    stages.cards,
  ])
    await cache.update(stage);
  const made = await makeSite(build, { earlier });
  // From what lies here: the next build may have something to do all the same.
  if (!Object.values(stages).every(cache.isFresh)) cache.forget(build.site);
  return made;
}

/**
 * Renders the given pages again, into the `dist/` that is there, each file whole. The manifest waits for the next build.
 * @throws InputError naming every path that is no page, or where `dist/` is missing or has another bundle
 */
export async function snapshotOnly(
  build: Build,
  paths: readonly string[],
): Promise<void> {
  const { cache, checkLock, reporter } = build;
  const jobByPath = new Map(listJobs(build).map((job) => [job.page.path, job]));
  const named = [...new Set(paths)];
  const problems = named
    .filter((path) => !jobByPath.has(path))
    .map(
      (path) =>
        `"${path}" is no page of the site: give its path, as in ${sitePaths.areas}`,
    );
  if (problems.length > 0)
    throw new InputError(
      problems.map((message) => ({ file: '--only', message })),
    );
  const jobs = named.map((path) => mapGet(jobByPath, path));
  const template = readPageTemplate(build);
  const before = cache.site();
  const isMade = existsSync(dist) && before.templateFingerprint !== '';
  if (!isMade || before.templateFingerprint !== template.fingerprint) {
    const reason = isMade
      ? 'was made from another bundle'
      : 'holds no finished site';
    throw new InputError([
      {
        file: 'dist',
        message: `${reason}: run npm run snapshot or npm run build first`,
      },
    ]);
  }
  const changed = new Map<string, string>();
  const write = async (file: string, html: string) => {
    const hash = hashOf(html);
    if (cache.hashOf(`${nameOf(dist)}/${file}`) !== hash)
      changed.set(file, html);
    return hash;
  };
  const { pages } = await renderPages(build, { write, jobs, template });
  checkLock();
  for (const [file, html] of changed) writeFile(join(dist, file), html);
  if (changed.size > 0) {
    cache.recordSite({ ...before, pages: { ...before.pages, ...pages } });
    cache.forget(build.site);
  }
  reporter.end(`${jobs.length} rendered, ${changed.size} of them changed`, {
    pages: jobs.map(({ page }) => page.path),
    changed: [...changed.keys()],
  });
}

/** @throws InputError where the bundle is not there, or not as it was made. */
function requireBundle({ cache, stages }: Build): void {
  const there = Object.keys(cache.productsOf(stages.bundle.name)).filter(
    (name) => cache.hashOf(name) !== undefined,
  );
  const folders = [dirname(rendererFile), bundleFolder].map(nameOf);
  const empty = folders.find(
    (folder) => !there.some((name) => name.startsWith(`${folder}/`)),
  );
  const damaged = cache.changeOf(stages.bundle)?.products[0];
  const file = empty ?? damaged;
  if (file === undefined) return;
  const remedy = 'run npm run build first, or npm run build -- --no-snapshots';
  throw new InputError([
    {
      file,
      message: `${empty ? 'holds no bundle' : 'is not as it was made'}: ${remedy}`,
    },
  ]);
}

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderPages } from '../snapshots/assembly/render-pages.ts';
import { writeFile } from '../core/disk/write-file.ts';
import type { KnownPage } from '../snapshots/make-site.ts';
import { paths as sitePaths } from '../core/domain/pages.ts';
import { inputError, throwProblems } from '../core/domain/problems.ts';
import {
  readSiteRecord,
  writeSiteRecord,
  type SiteRecord,
} from './cache/build-record.ts';
import { withBuild, type Build, type BuildOptions } from './open-build.ts';
import {
  bundleFolder,
  dist,
  nameOf,
  rendererFile,
  siteRecordFile,
} from '../core/disk/project-paths.ts';
import { planOf, renderOptions, templateFingerprint } from './site-inputs.ts';
import { updateSite } from './update-site.ts';
import { updateStages } from './update-stages.ts';

/**
 * Runs a part of the snapshot stage with the existing content and bundle.
 * @throws InputError naming the command to run if content or bundle is missing, or if the diary
 * cannot be read
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
    await action(build);
  });
}

/**
 * Makes a new `dist/`, with pictures, icons and cards brought up to date. All pages are rendered
 * again, except those that are `known`.
 */
export async function snapshotAll(
  build: Build,
  known: ReadonlyMap<string, KnownPage> = new Map(),
) {
  const { cache, site, stages } = build;
  await updateStages(build, {
    only: ['pictureSizes', 'pictures', 'icons', 'cards'],
  });
  const made = await updateSite(build, { known });
  // If a stage is stale, the next build must not consider this site up to date.
  if (!Object.values(stages).every((stage) => cache.isFresh(stage)))
    cache.forget(site);
  return made;
}

/**
 * Renders the given pages again and writes those that changed into `dist/`. The manifest is left
 * for the next build to update.
 * @throws InputError naming every path that is not a page, or if `dist/` is missing or was made
 * with another bundle
 */
export async function snapshotOnly(
  build: Build,
  paths: readonly string[],
): Promise<void> {
  const { cache, checkLock, reporter, site } = build;
  const plan = planOf(build).filter(({ page }) => paths.includes(page.path));
  const named = plan.map(({ page }) => page.path);
  requirePages(paths, named);
  const before = readSiteRecord(siteRecordFile);
  requireSite(build, before);

  const pages = new Map(before.pages);
  const changed = new Map<string, Uint8Array>();
  const options = renderOptions(build, before);
  for await (const { file, html, made } of renderPages(plan, options)) {
    pages.set(made.path, made);
    if (cache.hashOf(`${nameOf(dist)}/${file}`) !== made.hash)
      changed.set(file, html);
  }
  checkLock();
  for (const [file, html] of changed) {
    writeFile(join(dist, file), html);
  }
  if (changed.size > 0) {
    writeSiteRecord(siteRecordFile, { ...before, pages });
    cache.forget(site);
  }
  reporter.end(`${plan.length} rendered, ${changed.size} of them changed`, {
    pages: named,
    changed: [...changed.keys()],
  });
}

/** @throws InputError naming every path that is not a page */
function requirePages(
  paths: readonly string[],
  known: readonly string[],
): void {
  const unknown = paths.filter((path) => !known.includes(path));
  const remedy = `give its path, as in ${sitePaths.areas}`;
  throwProblems(
    unknown.map((path) => ({
      file: '--only',
      message: `"${path}" is not a page of the site: ${remedy}`,
    })),
  );
}

/** @throws InputError if `dist/` is not a site made from this bundle */
function requireSite(
  build: Build,
  { templateFingerprint: fingerprint }: SiteRecord,
): void {
  const isMade = existsSync(dist) && fingerprint !== '';
  if (isMade && fingerprint === templateFingerprint(build)) return;
  const fault = isMade
    ? 'was made from another bundle'
    : 'holds no finished site';
  const remedy = 'run npm run snapshot or npm run build first';
  throw inputError('dist', `${fault}: ${remedy}`);
}

/** @throws InputError if the bundle is missing or was altered */
function requireBundle({ cache, stages }: Build): void {
  const remedy = 'run npm run build first, or npm run build -- --no-snapshots';
  const made = Object.keys(cache.productsOf(stages.bundle.name));
  for (const folder of [dirname(rendererFile), bundleFolder])
    if (made.length === 0 || !existsSync(folder))
      throw inputError(nameOf(folder), `holds no bundle: ${remedy}`);
  const [altered] = cache.changeOf(stages.bundle)?.products ?? [];
  if (altered !== undefined)
    throw inputError(altered, `is not as it was made: ${remedy}`);
}

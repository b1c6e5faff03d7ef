import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'puppeteer';
import { createSpillStore } from '../generator/likeness/spill-store.ts';
import {
  createAssembler,
  withIntegrity,
  type ViteManifest,
} from './assembly/assemble-page.ts';
import {
  assembleSite,
  type AssembleOptions,
} from './assembly/assemble-site.ts';
import type { EarlierPages, PageTemplate } from './cached-pages.ts';
import { hashOf } from '../pipeline/cache/file-hashes.ts';
import { swapFolder } from '../pipeline/swap-folder.ts';
import type { Build } from '../pipeline/open-build.ts';
import {
  bundleFolder,
  dist,
  manifestFile,
  nameOf,
  nextDist,
  rendererFile,
  wordsFile,
} from '../pipeline/paths.ts';
import { settleAll } from '../pipeline/settle-all.ts';
import { checkSite } from './assembly/check-site.ts';
import { openNextSite, type NextSite } from './assembly/next-site.ts';
import { readPageDates } from './plan/page-dates.ts';
import { listJobs } from './plan/plan-pages.ts';
import { copyFiles, writeSiteFiles } from './assembly/site-files.ts';
import { syncManifest } from './sync-manifest.ts';
import { pagesStage } from '../pipeline/stages/site-stage.ts';

interface MakeOptions {
  /** Pages that need not be rendered where they are made from the same as now. */
  readonly earlier?:
    | ((site: NextSite, template: PageTemplate) => EarlierPages)
    | undefined;
  /** A browser to render with, which may be starting. */
  readonly browser?: () => Promise<Browser>;
}

/**
 * Renders and assembles every page in an empty folder, checks it, and makes it the new `dist/`. Until then nothing of the old one is
 * touched.
 * @throws InputError where a page names a file that is not there, a page is missing, or the manifest would change although `frozen`;
 * SnapshotError naming every page that could not be rendered
 */
export async function makeSite(
  build: Build,
  { earlier, browser }: MakeOptions,
) {
  const { cache, checkLock, reporter } = build;
  const inputs = cache.inputsOf(build.site);
  const template = readPageTemplate(build);
  const jobs = listJobs(build);
  const site = openNextSite({
    folder: nextDist,
    earlier: dist,
    hashOfEarlier: (name) => cache.hashOf(`${nameOf(dist)}/${name}`),
  });
  try {
    const rendering = renderPages(build, {
      write: site.write,
      jobs,
      template,
      earlier: earlier?.(site, template),
      browser,
    });
    const [{ pages, rendered }] = await settleAll([
      reporter.time('pages', rendering),
      copyFiles(build, site, jobs),
    ]);
    const sitemap = await writeSiteFiles(build, site, Object.values(pages));
    checkSite({
      folder: nextDist,
      hashes: site.hashes,
      linked: site.linked,
      earlier: earlierFiles(build),
      jobs,
    });
    if (syncManifest(build, Object.values(pages), sitemap))
      reporter.note(
        `${nameOf(manifestFile)} changed: look at its diff before committing it.`,
      );
    checkLock();
    await swapFolder(nextDist, dist);
    cache.recordSite({ templateFingerprint: template.fingerprint, pages });
    const files = Object.entries(site.hashes).map(([name, hash]) => [
      `${nameOf(dist)}/${name}`,
      hash,
    ]);
    const products = {
      ...Object.fromEntries(files),
      [nameOf(manifestFile)]: undefined,
      [nameOf(wordsFile)]: undefined,
    };
    cache.record(build.site, inputs, { products });
    return { pages: jobs.length, rendered };
  } catch (error) {
    // Where the lock was removed, another build may be writing there.
    checkLock();
    site.remove();
    throw error;
  }
}

/** Files of `dist/` as the last build left it. */
const earlierFiles = ({ cache, site }: Build): readonly string[] =>
  Object.keys(cache.productsOf(site.name))
    .filter((name) => name.startsWith(`${nameOf(dist)}/`))
    .map((name) => name.slice(nameOf(dist).length + 1));

/** The pages of `dist/`, as they were recorded, where they were made with the same template. */
export const cachedPages =
  ({ cache }: Pick<Build, 'cache'>) =>
  (site: NextSite, { fingerprint }: PageTemplate): EarlierPages => {
    const { templateFingerprint, pages } = cache.site();
    return {
      pages: templateFingerprint === fingerprint ? pages : {},
      place: async (file, hash) => site.link(file, hash),
    };
  };

/** What all pages share, from the bundle as it lies there; its content names the build. */
export function readPageTemplate({
  cache,
}: Pick<Build, 'cache'>): PageTemplate {
  const read = (name: string) => readFileSync(join(bundleFolder, name));
  const manifest = JSON.parse(
    read('.vite/manifest.json').toString(),
  ) as ViteManifest;
  const names = Object.values(manifest).map(({ file }) => file);
  const template = read('index.html').toString();
  const build = hashOf(template, ...names.sort());
  return {
    fingerprint: cache.fingerprintOf(pagesStage),
    assemble: createAssembler({
      template: withIntegrity(template, read),
      manifest,
      build,
    }),
  };
}

type RenderOptions = Pick<
  AssembleOptions,
  'write' | 'jobs' | 'template' | 'earlier' | 'browser'
>;

/** Makes the files of pages. @throws SnapshotError naming every page that could not be rendered */
export function renderPages(
  { cache, date, reporter }: Build,
  options: RenderOptions,
) {
  return assembleSite({
    ...options,
    rendererFile,
    dateOf: readPageDates(date, () => Object.values(cache.site().pages)),
    spill: createSpillStore(),
    onPage: reporter.page,
  });
}

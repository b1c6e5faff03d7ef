import type { Browser } from 'puppeteer';
import type { Environment } from '../src/domain/environment.ts';
import {
  assemblyFingerprint,
  bundleFingerprint,
  contentFingerprint,
  picturesFingerprint,
  readContentInputs,
  siteFingerprint,
} from './cache/build-inputs.ts';
import { settleUnpublished } from '../generator/unpublished.ts';
import { checkPack } from '../pack/check-pack.ts';
import { inParallel } from './in-parallel.ts';
import { once } from './once.ts';
import { dist, rendererFile, root } from './places.ts';
import { startContent, startStages } from './prepare-stages.ts';
import { readEnvironment } from '../server/read-environment.ts';
import { openDiary } from './stages/read-diary.ts';
import type { Reporter } from './reporter.ts';
import { readRecord, writeRecord } from './cache/site-record.ts';
import { settlePictureInfo } from './pictures/picture-info.ts';
import { readStamp, type StageName } from './cache/stages.ts';
import { recoverFolder } from './files/swap-folder.ts';

export interface BuildOptions {
  /** Build without job posts where the database does not answer. */
  readonly allowMissingDiary: boolean;
  /** Fail where a committed product is not what this build makes. */
  readonly frozen: boolean;
  /** Stop where the snapshots would be taken. */
  readonly noSnapshots: boolean;
  readonly reporter: Reporter;
}

/**
 * Generate, bundle, snapshot, write. Stages run side by side where they can, and not at all where nothing
 * they are made from has changed. The finished folder takes the place of `dist/` at the end.
 */
export async function buildSite(options: BuildOptions): Promise<void> {
  const environment = readEnvironment(root);
  await checkPack();
  recoverFolder(dist);
  const readInputs = once(readContentInputs);
  const contentNow = once(() => contentFingerprint(readInputs()));
  const content = startContent({ fingerprint: contentNow, readInputs, reporter: options.reporter });
  content.catch(() => undefined);
  try {
    await buildBeside({ ...options, environment, contentNow: contentNow(), content });
  } finally {
    // Nothing may be left running.
    await content.catch(() => undefined);
  }
}

interface BesideOptions extends BuildOptions {
  readonly environment: Environment;
  /** Fingerprint of the content before `content` brings it up to date. */
  readonly contentNow: string;
  readonly content: Promise<void>;
}

/** Everything but the content, which is being made. */
async function buildBeside({
  allowMissingDiary,
  frozen,
  noSnapshots,
  reporter,
  environment,
  contentNow,
  content,
}: BesideOptions): Promise<void> {
  const record = readRecord();
  let pictures = picturesFingerprint();
  if (readStamp('pictures') !== pictures && (await settlePictureInfo({ frozen }))) pictures = picturesFingerprint();
  settleUnpublished(root, { frozen });
  // Only now: the sizes file and the list of unpublished pages are part of the bundle.
  const bundle = bundleFingerprint(environment);
  const stages = { content: contentNow, renderer: bundle, bundle, pictures };
  const assembly = assemblyFingerprint();
  const diary = await openDiary({ environment, allowMissing: allowMissingDiary, frozen, warn: reporter.note });
  if (record?.site === siteFingerprint({ stages, assembly, diary: diary.fingerprint })) {
    return reporter.end('Nothing changed: dist/ is up to date', {
      pages: Object.keys(record.pages).length,
      rendered: 0,
    });
  }

  const stale = (name: StageName) => readStamp(name) !== stages[name];
  const rendering = record === undefined || stale('bundle') || stale('content');
  const running = startStages({ environment, stages, content, reporter });
  if (noSnapshots) {
    await running.all;
    return reporter.end('Content, bundle and pictures are up to date', {});
  }

  // Loaded only now: a build with nothing to do needs none of it.
  const { withLazyBrowser } = await import('./with-lazy-browser.ts');
  await withLazyBrowser(async (browser) => {
    // Where pages must most likely be rendered the browser is made ready meanwhile; what fails is reported when it is used.
    if (rendering) reporter.time('browser', readyPage(browser, running.renderer)).catch(() => undefined);
    const reading = reporter.time('diary', diary.read());
    const enough = inParallel([reading, running.content, running.renderer]);
    enough.catch(() => undefined);
    const [{ listJobs, readShell }, { produceSite }, { makeSocialImages }] = await Promise.all([
      import('./stages/page-jobs.ts'),
      import('./stages/produce-site.ts'),
      import('./cards/social-images.ts'),
    ]);
    // In a browser of their own: the pages' one ends with the last page, or with one that hangs.
    const socialImages = reporter.time('social images', withLazyBrowser(makeSocialImages));
    const shell = inParallel([running.all, socialImages]).then(() => readShell(assembly));
    shell.catch(() => undefined);
    try {
      // One report for all that is wrong with the inputs.
      const [jobPosts] = await enough.catch(() => inParallel([reading, running.all]));
      const jobs = listJobs(jobPosts);
      const earlier = record ? [{ folder: dist, ...record }] : [];
      const { pages, rendered } = await produceSite({ jobs, shell, environment, earlier, browser, frozen, reporter });
      const settled = { ...stages, content: readStamp('content')! };
      const shown = jobPosts === undefined ? 'none' : diary.fingerprint;
      writeRecord({
        site: siteFingerprint({ stages: settled, assembly, diary: shown }),
        shell: (await shell).fingerprint,
        pages,
      });
      reporter.end(`Built: ${jobs.length} pages, ${rendered.length} of them rendered`, {
        pages: jobs.length,
        rendered: rendered.length,
      });
    } finally {
      // Nothing may be left running when the browser goes.
      await shell.catch(() => undefined);
    }
  });
}

async function readyPage(browser: () => Promise<Browser>, renderer: Promise<void>): Promise<void> {
  const [started, { readyRenderer }] = await Promise.all([
    browser(),
    import('../snapshots/render-routes.ts'),
    renderer,
  ]);
  await readyRenderer(started, rendererFile);
}

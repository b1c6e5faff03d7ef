import { assemblyFingerprint, bundleFingerprint, contentFingerprint, contentInputs, picturesFingerprint, siteFingerprint } from './build-inputs.ts';
import { dist, root } from './places.ts';
import { readEnvironment } from './read-environment.ts';
import { openDiary } from './read-diary.ts';
import type { Reporter } from './reporter.ts';
import { readRecord, writeRecord } from './site-record.ts';
import { settlePictureInfo } from './picture-info.ts';
import { readStamp } from './stages.ts';
import { recoverFolder } from './swap-folder.ts';

export interface BuildOptions {
  /** Build without job posts where the database does not answer. */
  readonly allowMissingDiary: boolean;
  /** Fail where the committed manifest is not what this build makes. */
  readonly frozen: boolean;
  /** Stop where the snapshots would be taken. */
  readonly noSnapshots: boolean;
  readonly reporter: Reporter;
}

/**
 * Generate, bundle, snapshot, write. Stages run side by side where they can, and not at all where nothing
 * they are made from has changed. The finished folder takes the place of `dist/` at the end.
 */
export async function buildSite({ allowMissingDiary, frozen, noSnapshots, reporter }: BuildOptions): Promise<void> {
  const environment = readEnvironment(root);
  recoverFolder(dist);
  const record = readRecord();
  const inputs = contentInputs();
  let pictures = picturesFingerprint();
  if (readStamp('pictures') !== pictures && (await settlePictureInfo({ frozen }))) pictures = picturesFingerprint();
  // Only now: the sizes file is part of the bundle.
  const stages = { content: contentFingerprint(inputs), bundle: bundleFingerprint(environment), pictures };
  const assembly = assemblyFingerprint();
  const diary = await openDiary({ environment, allowMissing: allowMissingDiary, warn: reporter.note });
  if (record?.site === siteFingerprint({ stages, assembly, diary: diary.fingerprint })) {
    return reporter.end('Nothing changed: dist/ is up to date', { pages: Object.keys(record.pages).length, rendered: 0 });
  }

  // Loaded only now: a build with nothing to do needs none of it.
  const [{ prepareStages }, { inParallel }] = await Promise.all([import('./prepare-stages.ts'), import('./in-parallel.ts')]);
  if (noSnapshots) {
    await prepareStages({ stages, contentInputs: inputs, reporter });
    return reporter.end('Content, bundle and pictures are up to date', {});
  }

  const { withLazyBrowser } = await import('./with-lazy-browser.ts');
  await withLazyBrowser(async (browser) => {
    const preparing = prepareStages({ stages, contentInputs: inputs, reporter });
    // Started early where pages must most likely be rendered; a failure to start is reported when it is used.
    const stale = record === undefined || readStamp('bundle') !== stages.bundle || readStamp('content') !== stages.content;
    if (stale) reporter.time('browser', browser()).catch(() => undefined);
    const loading = Promise.all([import('./page-jobs.ts'), import('./produce-site.ts')]);
    const { makeSocialImages } = await import('./social-images.ts');
    const [jobPosts] = await inParallel([reporter.time('diary', diary.read()), preparing, reporter.time('social images', makeSocialImages(browser))]);
    const [{ listJobs, readShell }, { produceSite }] = await loading;
    const shell = readShell(assembly);
    const jobs = listJobs({ shell, jobPosts });
    const earlier = record ? [{ folder: dist, pages: record.pages }] : [];
    const { pages, rendered } = await produceSite({ jobs, environment, earlier, browser, frozen, reporter });
    const settled = { ...stages, content: contentFingerprint(inputs) };
    const shown = jobPosts === undefined ? 'none' : diary.fingerprint;
    writeRecord({ site: siteFingerprint({ stages: settled, assembly, diary: shown }), shell, pages });
    reporter.end(`Built: ${jobs.length} pages, ${rendered.length} of them rendered`, { pages: jobs.length, rendered: rendered.length });
  });
}

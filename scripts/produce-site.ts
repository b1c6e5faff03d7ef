import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'puppeteer';
import { publishedHostFiles } from '../server/hosts/host-files.ts';
import { assembleSite, type KnownPages, type PageJob } from '../snapshots/assemble-site.ts';
import { launchBrowser } from '../snapshots/browser.ts';
import { formatManifest } from '../snapshots/manifest.ts';
import { readPageData } from '../snapshots/page-data.ts';
import { buildRobots, buildSitemap } from '../snapshots/sitemap.ts';
import type { Environment } from '../src/domain/environment.ts';
import { InputError } from '../src/domain/problems.ts';
import { notFoundPage, pages } from '../src/domain/routes.ts';
import { bundleFolder, rendererFile } from './bundle.ts';
import { hashOf, listFiles } from './fingerprint.ts';
import { pictureCache, wantedPictureFiles } from './picture-files.ts';
import { mastersFolder, readSettledInfo } from './picture-info.ts';
import { makeSocialImages, placeSocialImages } from './social-images.ts';
import { swapFolder } from './swap-folder.ts';

const root = join(import.meta.dirname, '..');
const publicFolder = join(root, 'public');
const dist = join(root, 'dist');
const next = join(root, 'dist.next');
const manifestFile = join(root, 'snapshots/manifest.json');
const PROGRESS_STEP = 60;

interface ProduceOptions {
  readonly environment: Environment;
  /** The generator, where it had to be started. */
  readonly generating?: Promise<void>;
  readonly bundleChanged: boolean;
  readonly mediaChanged: boolean;
  /** Hash of the code that turns a bundle into pages. */
  readonly assembly: string;
  readonly readDiary: () => Promise<unknown>;
  readonly previousPages?: KnownPages;
  readonly frozen: boolean;
}

/** Makes a new `dist/` beside the old one and swaps them. Returns what is known of its pages. */
export async function produceSite(options: ProduceOptions): Promise<KnownPages> {
  const { environment, generating, bundleChanged, mediaChanged, assembly, readDiary, previousPages, frozen } = options;
  // Started early, used only if a page must be rendered; a failure to start is reported there.
  let browser: Promise<Browser> | undefined;
  const startBrowser = () => (browser ??= launchBrowser());
  if (bundleChanged || previousPages === undefined) startBrowser().catch(() => undefined);

  try {
    const [jobPosts, pictureFiles] = await inParallel([readDiary(), preparePictures(mediaChanged), bundleChanged || !existsSync(rendererFile) ? makeBundles() : undefined, generating, makeSocialImages(startBrowser)]);
    rmSync(next, { recursive: true, force: true });
    placeStaticFiles(pictureFiles);
    placeSocialImages(next);
    const shell = hashOf(assembly, readFileSync(join(bundleFolder, 'index.html')), readFileSync(join(bundleFolder, '.vite/manifest.json')), readFileSync(rendererFile));
    const jobs = [...pages, notFoundPage].map((page): PageJob => {
      const data = readPageData(page, publicFolder, jobPosts);
      return { page, data, key: hashOf(shell, JSON.stringify(data)) };
    });
    const assembled = await assembleSite({
      jobs,
      bundleFolder,
      rendererFile,
      target: next,
      previous: previousPages && { folder: dist, pages: previousPages },
      browser: startBrowser,
      onProgress: (done, total) => {
        if (done % PROGRESS_STEP === 0 || done === total) console.log(`${done} of ${total} pages rendered`);
      },
    });
    writeFileSync(join(next, 'sitemap.xml'), buildSitemap(environment.siteUrl));
    writeFileSync(join(next, 'robots.txt'), buildRobots(environment.siteUrl));
    for (const { name, text } of publishedHostFiles(environment)) writeFileSync(join(next, name), text);
    settleManifest(jobs.map(({ page }) => assembled.pages[page.path]!.entry), frozen);
    swapFolder(next, dist);
    console.log(`${jobs.length} pages, ${assembled.rendered} of them rendered.`);
    return assembled.pages;
  } finally {
    rmSync(next, { recursive: true, force: true });
    const { killBrowser } = await import('../snapshots/browser.ts');
    await browser?.then(killBrowser, () => undefined);
  }
}

/** Waits for all, so that nothing is left running when one fails. */
async function inParallel<T extends readonly unknown[]>(tasks: T): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const results = await Promise.allSettled(tasks);
  const failures = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as unknown);
  const problems = failures.flatMap((failure) => (failure instanceof InputError ? failure.problems : []));
  const unexpected = failures.find((failure) => !(failure instanceof InputError));
  if (unexpected) throw unexpected;
  if (problems.length > 0) throw new InputError(problems);
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as { -readonly [K in keyof T]: Awaited<T[K]> };
}

async function makeBundles(): Promise<void> {
  const { bundleRenderer, bundleSite } = await import('./make-bundles.ts');
  await bundleSite();
  await bundleRenderer();
}

/** Names of the picture files that belong into the site; encodes what is missing. */
async function preparePictures(changed: boolean): Promise<string[]> {
  if (changed) {
    const { makePictures } = await import('./pictures.ts');
    const made = await makePictures({ info: readSettledInfo(), masters: mastersFolder, target: pictureCache });
    if (made > 0) console.log(`${made} picture files encoded`);
  }
  return wantedPictureFiles();
}

function placeStaticFiles(pictureFiles: readonly string[]): void {
  const place = (from: string, to: string, how: (from: string, to: string) => void) => {
    mkdirSync(dirname(to), { recursive: true });
    how(from, to);
  };
  for (const file of listFiles(bundleFolder, ['assets'])) place(join(bundleFolder, file), join(next, file), linkSync);
  for (const file of listFiles(publicFolder, ['.'])) place(join(publicFolder, file), join(next, file), copyFileSync);
  for (const file of pictureFiles) place(join(pictureCache, file), join(next, 'pictures', file), linkSync);
}

function settleManifest(entries: Parameters<typeof formatManifest>[0], frozen: boolean): void {
  const text = formatManifest(entries);
  const committed = existsSync(manifestFile) ? readFileSync(manifestFile, 'utf8') : '';
  if (committed === text) return;
  if (frozen) {
    throw new InputError([{ file: 'snapshots/manifest.json', message: 'is not what this build makes: run npm run build, look at its changes and commit it' }]);
  }
  writeFileSync(manifestFile, text);
  console.log('snapshots/manifest.json changed: look at its diff before committing it.');
}

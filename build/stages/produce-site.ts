import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'puppeteer';
import { publishedHostFiles } from '../../server/hosts/host-files.ts';
import { assembleSite, type EarlierPages, type PageJob, type Shell } from '../../snapshots/assemble-site.ts';
import { formatManifest } from '../../snapshots/manifest.ts';
import { buildRobots, buildSitemap } from '../../snapshots/sitemap.ts';
import type { Environment } from '../../src/domain/environment.ts';
import { InputError } from '../../src/domain/problems.ts';
import { webManifest } from '../brand/brand-files.ts';
import { inParallel } from '../in-parallel.ts';
import { wantedPictureFiles } from '../pictures/picture-files.ts';
import { placeMadeFiles, placePublicFiles } from '../files/place-files.ts';
import { dist, manifestFile, nextDist, rendererFile } from '../places.ts';
import type { Reporter } from '../reporter.ts';
import { placeSocialImages } from '../cards/social-images.ts';
import { swapFolder } from '../files/swap-folder.ts';

interface ProduceOptions {
  readonly jobs: readonly PageJob[];
  /** May come while pages are rendered; with it, all other files of the site are there. */
  readonly shell: Shell | Promise<Shell>;
  readonly environment: Environment;
  /** Where pages made earlier lie. */
  readonly earlier: readonly EarlierPages[];
  readonly browser: () => Promise<Browser>;
  /** Fail where the committed manifest is not what these pages make. */
  readonly frozen: boolean;
  readonly reporter: Reporter;
}

/** Makes a new `dist/` beside the old one and swaps them. Until then nothing of the old one is touched. */
export async function produceSite({ jobs, shell, environment, earlier, browser, frozen, reporter }: ProduceOptions) {
  rmSync(nextDist, { recursive: true, force: true });
  mkdirSync(nextDist);
  try {
    const [assembled] = await inParallel([
      reporter.time(
        'snapshot',
        assembleSite({ jobs, shell, rendererFile, target: nextDist, earlier, browser, onPage: reporter.page }),
      ),
      placePublicFiles(nextDist, dist),
    ]);
    placeMadeFiles(nextDist, wantedPictureFiles());
    placeSocialImages(nextDist);
    writeFileSync(join(nextDist, 'site.webmanifest'), webManifest());
    writeFileSync(join(nextDist, 'sitemap.xml'), buildSitemap(environment.siteUrl));
    writeFileSync(join(nextDist, 'robots.txt'), buildRobots(environment.siteUrl));
    for (const { name, text } of publishedHostFiles(environment)) writeFileSync(join(nextDist, name), text);
    if (settleManifest(formatManifest(jobs.map(({ page }) => assembled.pages[page.path]!.entry)), frozen)) {
      reporter.note('snapshots/manifest.json changed: look at its diff before committing it.');
    }
    swapFolder(nextDist, dist);
    return assembled;
  } finally {
    rmSync(nextDist, { recursive: true, force: true });
  }
}

/** Writes the manifest where it differs, and says whether it did. */
function settleManifest(text: string, frozen: boolean): boolean {
  const committed = existsSync(manifestFile) ? readFileSync(manifestFile, 'utf8') : '';
  if (committed === text) return false;
  if (frozen) {
    throw new InputError([
      {
        file: 'snapshots/manifest.json',
        message: 'is not what this build makes: run npm run build, look at its changes and commit it',
      },
    ]);
  }
  writeFileSync(manifestFile, text);
  return true;
}

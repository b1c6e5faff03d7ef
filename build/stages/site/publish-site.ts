import { existsSync, readFileSync } from 'node:fs';
import type { AssembledPages, PageJob } from '../../../snapshots/assemble-site.ts';
import { formatManifest } from '../../../snapshots/manifest.ts';
import { InputError } from '../../../src/domain/problems.ts';
import { snapshotFile } from '../../../src/domain/routes.ts';
import type { BuildCache } from '../../cache/build-cache.ts';
import { listFiles } from '../../files/list-files.ts';
import { swapFolder } from '../../files/swap-folder.ts';
import { writeWhole } from '../../files/write-whole.ts';
import { dist, manifestFile, nameOf, nextDist } from '../../places.ts';
import { checkAddresses } from './check-addresses.ts';
import type { NextSite } from './next-site.ts';

interface PublishOptions {
  readonly site: NextSite;
  readonly jobs: readonly PageJob[];
  readonly assembled: AssembledPages;
  readonly cache: BuildCache;
  /** Fail where the committed manifest is not what these pages make. */
  readonly frozen: boolean;
  readonly note: (message: string) => void;
}

/**
 * Makes the finished site the new `dist/`. Until then nothing of the old one is touched.
 * @throws InputError where a page names a file that is not there, or the manifest would change although `frozen`.
 */
export function publishSite({ site, jobs, assembled, cache, frozen, note }: PublishOptions): void {
  const isRendered = new Set(assembled.rendered);
  const rendered = new Set(jobs.filter(({ page }) => isRendered.has(page.path)).map(({ page }) => snapshotFile(page)));
  checkAddresses({ folder: nextDist, hashes: site.hashes, earlier: listFiles(dist, ['.']), rendered });
  if (settleManifest(formatManifest(jobs.map(({ page }) => assembled.pages[page.path]!.entry)), frozen)) {
    note(`${nameOf(manifestFile)} changed: look at its diff before committing it.`);
  }
  swapFolder(nextDist, dist);
  for (const [name, hash] of Object.entries(site.hashes)) cache.note(`${nameOf(dist)}/${name}`, hash);
}

/** Writes the manifest where it differs, and says whether it did. */
function settleManifest(text: string, frozen: boolean): boolean {
  const committed = existsSync(manifestFile) ? readFileSync(manifestFile, 'utf8') : '';
  if (committed === text) return false;
  if (frozen) {
    throw new InputError([
      {
        file: nameOf(manifestFile),
        message: 'is not what this build makes: run npm run build, look at its changes and commit it',
      },
    ]);
  }
  writeWhole(manifestFile, text);
  return true;
}

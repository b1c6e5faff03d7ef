import { crawlerFacts } from '../server/crawler-facts.ts';
import { publishedHostFiles } from '../server/hosts/static-hosts.ts';
import { makeSite, type KnownPage } from '../snapshots/make-site.ts';
import type { Renderer } from '../snapshots/rendering/renderer.ts';
import { manifestFile, wordsFile } from '../core/disk/committed-files.ts';
import { removeAll } from '../core/disk/write-file.ts';
import { readSiteRecord, writeSiteRecord } from './cache/build-record.ts';
import { keepBuiltTexts } from './cache/built-texts.ts';
import type { Build } from './open-build.ts';
import {
  dist,
  nameOf,
  nextDist,
  root,
  siteRecordFile,
} from '../core/disk/project-paths.ts';
import {
  knownPages,
  madeFiles,
  planOf,
  publicFiles,
  readEarlier,
  renderOptions,
  templateFingerprint,
} from './site-inputs.ts';
import { swapFolder } from './swap-folder.ts';

interface UpdateOptions {
  /** Pages that may be reused instead of rendered, by path; by default those of `dist/`. */
  readonly known?: ReadonlyMap<string, KnownPage>;
  /** Returns the renderer that the stages opened, or opens one. */
  readonly renderer?: () => Promise<Renderer>;
}

/**
 * Makes the site in a separate folder, which then replaces `dist/`. Until then the old site is
 * untouched. Resolves to the numbers of all pages and of rendered pages.
 * @throws InputError and SnapshotError as `makeSite` does
 */
export async function updateSite(build: Build, options: UpdateOptions = {}) {
  const { cache, checkLock, environment, frozen, reporter, site } = build;
  const inputs = cache.inputsOf(site);
  const fingerprint = templateFingerprint(build);
  const record = readSiteRecord(siteRecordFile);
  const earlier = readEarlier(build);
  const hashOf = (file: string) => earlier.hashes[file];
  const ofDist = () => knownPages(build, { folder: dist, record, hashOf });
  const files = publicFiles(cache);
  const [manifest, words] = [nameOf(manifestFile), nameOf(wordsFile)];
  removeAll(nextDist);
  try {
    const making = makeSite({
      ...renderOptions(build, record),
      renderer: options.renderer,
      plan: planOf(build, files),
      posts: build.posts,
      folder: nextDist,
      environment,
      frozen,
      earlier,
      known: options.known ?? ofDist(),
      readyFiles: [...files, ...madeFiles(cache)],
      hostFiles: publishedHostFiles(environment),
      crawlerFacts: crawlerFacts(),
      committedHashes: {
        manifest: cache.hashOf(manifest),
        words: cache.hashOf(words),
      },
    });
    const { pages, hashes, rendered, isManifestChanged } = await reporter.time(
      'pages',
      making,
    );
    if (isManifestChanged)
      reporter.note(
        `${manifest} changed: look at its diff before committing it.`,
      );
    checkLock();
    swapFolder(nextDist, dist);

    writeSiteRecord(siteRecordFile, {
      templateFingerprint: fingerprint,
      pages,
    });
    const made: Record<string, string> = {};
    for (const [name, hash] of Object.entries(hashes))
      made[`${nameOf(dist)}/${name}`] = hash;
    const products = [...Object.keys(made), manifest, words];
    keepBuiltTexts(root, made);
    cache.record(site, inputs, products, made);
    return { pages: pages.size, rendered };
  } catch (error) {
    // If the lock file was removed, another build may be writing to `nextDist`.
    checkLock();
    removeAll(nextDist);
    throw error;
  }
}

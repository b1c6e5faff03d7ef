import { join } from 'node:path';
import { manifestFile } from '../../core/disk/committed-files.ts';
import type { ManifestEntry } from '../../snapshots/manifest-entry.ts';
import { readIfThere } from '../../core/disk/read-file.ts';
import { writeFile } from '../../core/disk/write-file.ts';
import { nameOf } from '../../core/disk/project-paths.ts';
import { inputError } from '../../core/domain/problems.ts';
import { commitOf, fileAt } from './git.ts';

/** Names the commit that was published last. A deploy and `npm run publish` write it. */
const publishedFile = '.cache/published';

/** Records the commit that is published, for later reviews. */
export function recordPublished(root: string): void {
  const commit = commitOf(root, 'HEAD');
  if (commit !== undefined) writeFile(join(root, publishedFile), commit);
}

/**
 * Addresses that were public: those of the last recorded publication, and those in the sitemap of
 * `live`.
 * @throws InputError if the live site does not answer with a sitemap
 */
export async function readPublished(
  root: string,
  live: string | undefined,
): Promise<string[]> {
  const commit = readIfThere(join(root, publishedFile))?.trim();
  const manifest = commit && fileAt(root, commit, nameOf(manifestFile));
  const recorded = manifest ? listedIn(manifest) : [];
  const mapped =
    live === undefined ? [] : await readMap(new URL('/sitemap.xml', live).href);
  return [...new Set([...recorded, ...mapped])];
}

/** Pages that search engines were to list, from a manifest in any of its formats. */
function listedIn(manifest: string): string[] {
  const { pages } = JSON.parse(manifest) as {
    readonly pages: readonly Pick<ManifestEntry, 'path' | 'robots'>[];
  };
  return pages
    .filter(({ robots }) => !robots.includes('noindex'))
    .map(({ path }) => path);
}

/** The paths in a live site's sitemap, read through an index if there is one. */
async function readMap(address: string): Promise<string[]> {
  const answer = await fetch(address).catch(() => undefined);
  const text = answer?.ok ? await answer.text() : '';
  const places = [...text.matchAll(/<loc>\s*([^<\s]+)/g)].map(
    ([, place = '']) => place,
  );
  const message = 'is not a sitemap: give the address of the live site';
  if (places.length === 0) throw inputError(address, message);
  return text.includes('<sitemapindex')
    ? (await Promise.all(places.map(readMap))).flat()
    : places.map((place) => new URL(place).pathname);
}

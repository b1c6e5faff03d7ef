import { join } from 'node:path';
import { manifestFile } from '../../snapshots/committed-files.ts';
import { readIfThere } from '../../snapshots/files/read-file.ts';
import { writeFile } from '../../snapshots/files/write-file.ts';
import { nameOf } from '../../pipeline/paths.ts';
import { InputError } from '../../src/domain/problems.ts';
import { commitOf, fileAt } from './git.ts';

/** Names the commit that was published last. A deploy and `npm run publish` write it. */
const publishedFile = '.cache/published';

/** Keeps for later reviews which commit was published. */
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
  const manifest =
    commit === undefined
      ? undefined
      : fileAt(root, commit, nameOf(manifestFile));
  const recorded = manifest === undefined ? [] : listedIn(manifest);
  const mapped = live === undefined ? [] : await readLiveMap(live);
  return [...new Set([...recorded, ...mapped])];
}

/** Pages of a manifest, of whatever form, that search engines were to list. */
function listedIn(manifest: string): string[] {
  const { pages } = JSON.parse(manifest) as {
    readonly pages: readonly {
      readonly path: string;
      readonly robots: string;
    }[];
  };
  return pages
    .filter(({ robots }) => !robots.includes('noindex'))
    .map(({ path }) => path);
}

/** The paths in a live site's sitemap, read through an index if there is one. */
async function readLiveMap(live: string): Promise<string[]> {
  const places = async (address: string): Promise<string[]> => {
    const answer = await fetch(address).catch(() => undefined);
    const text = answer?.ok ? await answer.text() : '';
    const found = [...text.matchAll(/<loc>\s*([^<\s]+)/g)].map(
      ([, place = '']) => place,
    );
    if (found.length === 0)
      throw new InputError([
        {
          file: address,
          message: 'is no site map: give the address of the live site',
        },
      ]);
    return text.includes('<sitemapindex')
      ? (await Promise.all(found.map(places))).flat()
      : found;
  };
  const all = await places(new URL('/sitemap.xml', live).href);
  return all.map((address) => new URL(address).pathname);
}

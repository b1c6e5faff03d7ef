import type { ManifestEntry } from './manifest-entry.ts';
import { linesOfPage, type ManifestFiles } from './manifest-file.ts';

/**
 * The cache entry of a page, with the fields of its manifest entry that a build reads for every
 * page.
 */
export interface CachedPage extends Pick<
  ManifestEntry,
  'path' | 'contentHash' | 'changed' | 'robots'
> {
  /** Hash of the data that the page shows: the `key` of its `PlannedPage`. */
  readonly key: string;
  /** Hash of the page's HTML. */
  readonly hash: string;
  /** URLs of the page's pictures. */
  readonly images: readonly string[];
  /** The page's parts of the manifest and the words. */
  readonly lines: ManifestFiles;
}

/**
 * Makes a page's cache entry from copied strings. The strings of a manifest entry are slices of the
 * page's HTML, and a slice would keep the whole HTML in memory.
 */
export function describePage(
  entry: ManifestEntry,
): Omit<CachedPage, 'key' | 'hash'> {
  const { path, contentHash, changed, robots } = entry;
  const images = [...new Set(entry.images.map(({ address }) => address))];
  const lines = linesOfPage(entry);
  const facts = { path, contentHash, changed, robots, images, lines };
  return JSON.parse(JSON.stringify(facts)) as typeof facts;
}

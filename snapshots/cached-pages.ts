import type { ManifestEntry } from './manifest-entry.ts';
import { linesOfPage, type ManifestFiles } from './manifest-file.ts';
import type { Spill } from './spill-store.ts';

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
  /**
   * Reads the page's parts of the manifest and the words, as one line of JSON, so that memory need
   * not hold the parts of all pages.
   */
  readonly lines: () => string | Buffer;
}

/**
 * Makes a page's cache entry from copied strings. The strings of a manifest entry are slices of the
 * page's HTML, and a slice would keep the whole HTML in memory.
 */
export function describePage(
  entry: ManifestEntry,
  spill: Spill,
): Omit<CachedPage, 'key' | 'hash'> {
  const { path, contentHash, changed, robots } = entry;
  const images = [
    ...new Set(entry.images.map((image) => image.split(' ', 1).join())),
  ];
  const facts = JSON.stringify({ path, contentHash, changed, robots, images });
  return {
    ...(JSON.parse(facts) as Omit<CachedPage, 'key' | 'hash'>),
    lines: spill(JSON.stringify(linesOfPage(entry))),
  };
}

/** Reads a page's parts of the manifest and the words. */
export function linesOf({ lines }: Pick<CachedPage, 'lines'>): ManifestFiles {
  return JSON.parse(lines().toString()) as ManifestFiles;
}

import type { ManifestEntry } from './manifest-entry.ts';
import { linesOfPage, type ManifestFiles } from './manifest-file.ts';
import type { Spill } from './spill-store.ts';

/**
 * What is recorded of a page that was made. Of its manifest entry only the fields that a build asks
 * of every page are at hand.
 */
export interface CachedPage extends Pick<
  ManifestEntry,
  'path' | 'contentHash' | 'changed' | 'robots'
> {
  /** Key of the data it shows. */
  readonly key: string;
  /** Hash of its HTML. */
  readonly hash: string;
  /** Addresses of its pictures. */
  readonly images: readonly string[];
  /**
   * Reads its part of the manifest and of the words, as one line of JSON. Memory need not hold
   * those of all pages.
   */
  readonly lines: () => string | Buffer;
}

/**
 * What to record of a page. Its strings are copies: those of an entry are slices of the page's
 * HTML, and a slice would keep all of it in memory.
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

/** A page's part of the manifest and of the words. */
export function linesOf({ lines }: Pick<CachedPage, 'lines'>): ManifestFiles {
  return JSON.parse(lines().toString()) as ManifestFiles;
}

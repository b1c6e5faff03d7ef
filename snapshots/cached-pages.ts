import type { ManifestEntry } from './manifest-entry.ts';
import type { Assembler } from './assembly/assemble-page.ts';
import { linesOfPage, type ManifestFiles } from './manifest-file.ts';

/** Takes a text out of memory, and gives it back when it is asked for. */
export type Spill = (text: string) => () => string;

/** What is known of a page that was made. Of its entry only what a build asks of every page stands here by itself. */
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
  /** Reads its part of the manifest and of the words, as JSON in a line: memory need not hold those of all pages. */
  readonly lines: () => string | Buffer;
}

/** What there is to know of a page, in strings of its own: those of an entry are pieces of the page's HTML, and one piece keeps it whole in memory. */
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

/** Pages by path. */
export type CachedPages = Readonly<Record<string, CachedPage>>;

/** What all pages share. */
export interface PageTemplate {
  /** Hash of everything else that a page is made from. */
  readonly fingerprint: string;
  readonly assemble: Assembler;
}

/** Pages made earlier with the same template. */
export interface EarlierPages {
  readonly pages: CachedPages;
  /** Puts a page's file in place again; false where it is not there as it was made. */
  readonly place: (file: string, hash: string) => Promise<boolean>;
}

import type { Manifest, ManifestEntry } from '../../src/domain/manifest.ts';

/** A state of the site, as far as crawlers see it. */
export interface SiteState {
  /** What it was read from, for readers: `snapshots/manifest.json at 1a2b3c`. */
  readonly from: string;
  readonly manifest: Manifest;
  /** Lines of a page's main text; undefined where they are not known. */
  readonly linesOf: (entry: ManifestEntry) => readonly string[] | undefined;
}

/** A state to compare with, and what else is known of the way from it to now. */
export interface EarlierState extends SiteState {
  /** Files that differ between the two, from the project's folder; undefined where that is not known. */
  readonly changedFiles: readonly string[] | undefined;
}

/** Nothing to compare with, and why. */
export interface NoState {
  readonly from: string;
  readonly reason: string;
}

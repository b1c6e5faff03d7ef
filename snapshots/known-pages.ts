import type { ManifestEntry } from '../src/domain/manifest.ts';
import type { Assembler } from './assemble-page.ts';

/** What is known of a page that was made. */
export interface KnownPage {
  /** Key of the data it shows. */
  readonly key: string;
  /** Hash of its HTML. */
  readonly hash: string;
  readonly entry: ManifestEntry;
}

/** Pages by path. */
export type KnownPages = Readonly<Record<string, KnownPage>>;

/** What all pages share. */
export interface PageShell {
  /** Hash of everything else that a page is made from. */
  readonly fingerprint: string;
  readonly assemble: Assembler;
}

/** Pages made earlier: the fingerprint of the shell they were made with, and what is known of them. */
export interface EarlierPages {
  readonly shellFingerprint: string;
  readonly pages: KnownPages;
  /** Puts a page's file in place again; false where it is not there as it was made. */
  readonly place: (file: string, hash: string) => Promise<boolean>;
}

import type { Page } from '../src/domain/routes.ts';
import type { DetailedMeasure } from '../generator/likeness/measure-similarity.ts';
import type { SimilarityReport } from '../generator/likeness/similarity-report.ts';
import type { Unwritten } from '../generator/starter/unwritten.ts';
import type { TownFacts, TownPage } from '../generator/checks/town-page.ts';
import type { Manifest, ManifestEntry } from '../src/domain/manifest.ts';
import type { LinkGraph, Resolve } from './read/links.ts';
import type { PageReading } from './read/read-page.ts';
import type { MatchedValue } from './read/visible-data.ts';

/** One captured page with everything the rules look at. */
export interface ReviewPage {
  readonly page: Page;
  readonly path: string;
  readonly reading: PageReading;
  /** The values of its structured data, each with where a visitor reads it. */
  readonly dataValues: readonly MatchedValue[];
  /** What the manifest says of it; undefined where it has no canonical address. */
  readonly entry: ManifestEntry | undefined;
  /** Words a visitor sees in the main element. */
  readonly words: number;
  /** The page asks not to be indexed. */
  readonly noIndex: boolean;
}

/** What lies in the folder that is deployed. */
export interface CapturedSite {
  /** HTML by file name relative to the folder, with forward slashes. */
  readonly html: Pick<ReadonlyMap<string, string>, 'get' | 'has' | 'keys'>;
  /** Bytes of every file, by its path from the site's root. */
  readonly files: ReadonlyMap<string, number>;
  readonly sitemap: string | undefined;
  readonly robotsTxt: string | undefined;
}

export interface ReviewInput {
  readonly captured: CapturedSite;
  /** Origin the site was built for, without a trailing slash. */
  readonly siteUrl: string;
  /** Every page the site should have, the 404 page included. */
  readonly pages: readonly Page[];
  /** HTML after hydration by path, where a browser has captured it. */
  readonly hydrated?: ReadonlyMap<string, string>;
  readonly provenance: ReadonlyMap<string, PageProvenance>;
}

/** A page as the site map names it. */
export interface SitemapEntry {
  readonly path: string;
  /** Empty where it is not given. */
  readonly lastmod: string;
  readonly pictures: number;
}

/** A site ready to be judged. */
export interface ReviewSite {
  readonly siteUrl: string;
  readonly captured: CapturedSite;
  readonly resolve: Resolve;
  readonly expected: readonly Page[];
  /** Pages in the order of the page list. */
  readonly pages: readonly ReviewPage[];
  readonly byPath: ReadonlyMap<string, ReviewPage>;
  readonly links: LinkGraph;
  readonly similarity: SimilarityReport<DetailedMeasure>;
  /** Hubs and service pages, as the rules of `generate --check` look at them. */
  readonly townPages: readonly TownPage[];
  readonly hydrated: ReadonlyMap<string, PageReading>;
  /** Undefined where there is no site map. */
  readonly sitemap: readonly SitemapEntry[] | undefined;
  /** The manifest of an earlier state beside that of this one, where there is one to compare with. */
  readonly compared?: { readonly before: Manifest; readonly now: Manifest };
  /** What of the pack nobody has written yet. */
  readonly unwritten?: readonly Unwritten[];
}

/** One thing wrong in one place. */
export interface RuleFinding {
  /** Path of the page, or a file such as `/sitemap.xml`. */
  readonly path: string;
  readonly what: string;
  /** Where on the page: the tag, the address, the property. */
  readonly where: string;
  /** Faults of one rule with the same cause, such as a link in the footer, are one finding. Left out: those that are said alike and made by one file. */
  readonly cause?: string;
  /** A warning where it comes from the live database, which no change of ours can mend. */
  readonly level?: Level;
}

/** Only errors stop a deploy. */
export type Level = 'error' | 'warning';

/** A pure check. */
export interface Rule {
  readonly id: string;
  /** What of a page it looks at: a change of that kind may have brought its faults. */
  readonly about: ChangeKind;
  readonly title: string;
  /** Why it matters to readers or crawlers. */
  readonly why: string;
  /** What to do about it. */
  readonly todo: string;
  readonly check: (site: ReviewSite) => RuleFinding[];
}

/** A fault as reported: `path` is `layout` where the same fault is on five or more pages. */
export interface Finding {
  readonly rule: string;
  readonly path: string;
  readonly what: string;
  readonly where: string;
  /** The pages that have it, sorted. */
  readonly pages: readonly string[];
  readonly level: Level;
  /** The file to look into; empty where it is not known. */
  readonly source: string;
  /** Why and when somebody decided to live with it. */
  readonly accepted?: { readonly reason: string; readonly date: string };
}

/** What produced a sentence. */
export interface Provenance {
  /** Template, profile or source file; the number of a template is its variant. */
  readonly source: string;
  /** Section or question the sentence belongs to. */
  readonly part: string;
  /** Profile and figure fields inside the sentence, as `file: field`. */
  readonly fields: readonly string[];
}

/** What a page is made from, as the generator says. */
export interface PageProvenance {
  readonly title?: Provenance;
  readonly description?: Provenance;
  /** By sentence, as on the page. */
  readonly sentences: ReadonlyMap<string, Provenance>;
  /** For every other sentence. */
  readonly rest: Provenance;
  /** What the profiles say of the town that the page is about. */
  readonly facts?: TownFacts;
}

/** Kinds of change, in the order in which reports name them. */
export const changeKinds = [
  'page',
  'robots',
  'title',
  'description',
  'address',
  'text',
  'headings',
  'structured data',
  'social tags',
  'pictures',
  'links',
  'site map',
  'robots.txt',
  'headers',
  'redirects',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** One thing that crawlers see otherwise than before. Both sides may be empty: it came, or it went. */
export interface Change {
  /** Path of the page; empty for what concerns the whole site. */
  readonly path: string;
  readonly kind: ChangeKind;
  /** Which of its kind, where there are many: a type of structured data, a tag. */
  readonly part: string;
  readonly before: string;
  readonly after: string;
}

/** A file, and what it changed. */
export interface Cause {
  readonly file: string;
  readonly kinds: readonly ChangeKind[];
  /** Paths, in the order of the site; empty for what concerns the whole site. */
  readonly pages: readonly string[];
}

/** Words that an edit took away and that it brought; `either` are names that may be on both sides, such as a property's. */
export interface WordDifference {
  readonly gone: ReadonlySet<string>;
  readonly came: ReadonlySet<string>;
  readonly either: ReadonlySet<string>;
}

/** A state of the site, as far as crawlers see it. */
export interface SiteState {
  /** What it was read from, for readers: `snapshots/manifest.json at 1a2b3c`. */
  readonly from: string;
  readonly manifest: Manifest;
}

/** A state to compare with, and what else is known of the way from it to now. */
export interface EarlierState extends SiteState {
  /** What was edited on the way, by file from the project's folder; undefined where that is not known. */
  readonly edits: ReadonlyMap<string, WordDifference> | undefined;
}

/** Nothing to compare with, and why. */
export interface NoState {
  readonly from: string;
  readonly reason: string;
}

import type { Cause, Change, Finding, Origin } from './types.ts';
import type { DataObject } from './read/structured-data.ts';

/*
 * What the report's script reads. Every text is stored once, in `texts`, and named by its index
 * there, since pages share most of what is around their own words.
 */

/** Start and end in the block's text, and index into `origins`. */
export type SentenceRange = readonly [start: number, end: number, origin: number];

export interface ReportBlock {
  readonly tag: string;
  readonly text: number;
  readonly sentences: readonly SentenceRange[];
}

export interface ReportPage {
  readonly path: string;
  readonly kind: string;
  readonly title: number;
  readonly titlePixels: number;
  readonly titleOrigin: number;
  readonly description: number;
  readonly descriptionPixels: number;
  readonly descriptionOrigin: number;
  readonly canonical: string;
  readonly robots: string;
  readonly words: number;
  /** Share of its words that are its own, from 0 to 1. */
  readonly ownShare: number;
  /** Words in no five-word run of another town's page. */
  readonly ownWords: number;
  readonly nearest: { readonly page: number; readonly similarity: number } | null;
  /** Clicks from the home page; null where it cannot be reached. */
  readonly depth: number | null;
  /** Pages it links to, by index. */
  readonly links: readonly number[];
  /** Links of its own content to pages: the page by index, the words by index into `texts`. */
  readonly anchors: readonly (readonly [page: number, text: number])[];
  /** Forms in its main element. */
  readonly forms: number;
  /** Those of them that its own content links to. */
  readonly contentLinks: readonly number[];
  readonly headings: readonly (readonly [level: number, text: number])[];
  readonly blocks: readonly ReportBlock[];
  /** Texts outside the main element, for the match with structured data. */
  readonly around: readonly number[];
  readonly hrefs: readonly number[];
  /** Addresses of its pictures. */
  readonly pictures: readonly number[];
  /** Nodes, by index into `nodes`. */
  readonly data: readonly number[];
  readonly dataVerdict: string;
  /** Path of the social image, and its small copy where there is one. */
  readonly socialImage: string;
}

/** What Google counted of a page, as Search Console tells it. */
export interface SearchFigures {
  readonly clicks: number;
  readonly impressions: number;
  /** Mean place among the results. */
  readonly position: number;
}

export interface ReportChange extends Change {
  /** Files that caused it. */
  readonly causes: readonly string[];
}

export interface ReportData {
  readonly siteUrl: string;
  readonly siteName: string;
  readonly texts: readonly string[];
  readonly origins: readonly Origin[];
  /** JSON-LD nodes; pages share most. */
  readonly nodes: readonly DataObject[];
  readonly pages: readonly ReportPage[];
  readonly rules: readonly {
    readonly id: string;
    readonly title: string;
    readonly why: string;
    readonly todo: string;
  }[];
  readonly findings: readonly Finding[];
  /** What the paths of towns begin with. */
  readonly townStart: string;
  /** Columns and rows of the heat map. */
  readonly towns: readonly { readonly slug: string; readonly label: string }[];
  readonly services: readonly { readonly slug: string; readonly name: string }[];
  readonly similarity: readonly {
    readonly group: string;
    readonly mean: number;
    readonly worst: number;
    readonly pair: readonly [number, number] | null;
  }[];
  readonly bounds: { readonly sameService: number; readonly anyPages: number };
  /** Pages by template file, unused ones included. */
  readonly variants: readonly { readonly file: string; readonly pages: number }[];
  readonly claims: readonly { readonly text: string; readonly where: string; readonly evidence: string | null }[];
  /** What the earlier state was read from, and why it could not be where it could not. */
  readonly comparedWith: { readonly from: string; readonly reason?: string };
  readonly changes: readonly ReportChange[];
  /** Files that caused changes, the one that touches most pages first. */
  readonly causes: readonly Cause[];
  /** Findings that the last report did not have, and those that it had alone; null where there is none. */
  readonly sinceLast: { readonly came: readonly string[]; readonly gone: readonly string[] } | null;
  readonly speed: Speed;
  /** What crawlers are told outside the pages. */
  readonly crawlers: {
    readonly robotsTxt: string;
    /** One line each, as a manifest has them. */
    readonly redirects: readonly string[];
    readonly headers: readonly string[];
    /** `lastmod` is empty where it is not given. */
    readonly sitemap: readonly { readonly path: string; readonly lastmod: string; readonly pictures: number }[];
  };
  /** Every picture of the pages' images, in each of its sizes once. */
  readonly pictures: readonly {
    readonly address: string;
    /** Of the file; 0 where it is not the site's. */
    readonly bytes: number;
    /** As the page says: `640 × 480`. */
    readonly size: string;
    /** Its texts, each once. */
    readonly alts: readonly string[];
    /** By index. */
    readonly pages: readonly number[];
  }[];
  /** Pages joined by likeness of at least two thirds of what is allowed, by index; the largest group first. */
  readonly alike: readonly (readonly number[])[];
  /** By path; empty where no export was given. */
  readonly search: Readonly<Record<string, SearchFigures>>;
  /** Small copies of social images as data addresses, by path. */
  readonly thumbnails: Readonly<Record<string, string>>;
  /** Whether a browser's capture was compared. */
  readonly hydrated: boolean;
}

/** What Lighthouse says of one page. */
export interface LighthouseRow {
  readonly path: string;
  /** 0 to 100 by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** Core Web Vitals as measured: `1.2 s`. */
  readonly vitals: Readonly<Record<string, string>>;
  /** Audits that did not pass. */
  readonly failed: readonly string[];
}

/** Scores of one page of each kind, and those of the run before. */
export interface Speed {
  readonly rows: readonly LighthouseRow[];
  readonly last: readonly LighthouseRow[];
}

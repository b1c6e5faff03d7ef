import type {
  ManifestEntry,
  ManifestSite,
} from '../snapshots/manifest-entry.ts';
import type { LinePair } from './changes/lines.ts';
import type { OpenSite, ReadPage, ReviewSite } from './read/read-site.ts';

/** One thing wrong in one place. */
export interface RuleFinding {
  /** Path of the page, or a file such as `/sitemap.xml`. */
  readonly path: string;
  readonly what: string;
  /** The place on the page: the tag, the address, the property. */
  readonly where: string;
  /**
   * Faults of one rule with one cause, such as a link in the footer, are one finding. If `cause` is
   * left out, faults with the same words from one file have one cause.
   */
  readonly cause?: string;
  /** The file to look into, if the rule knows it. */
  readonly source?: string;
  /** The words at fault, by which the review finds their file if the rule does not know it. */
  readonly words?: FaultyWords;
  /** The fault comes from the live database, so it is only a warning. */
  readonly live?: boolean | undefined;
}

/**
 * Words of a page that are at fault: those of its title, its description, its main element as a
 * whole, or one text.
 */
export type FaultyWords =
  | 'title'
  | 'description'
  | 'main'
  | {
      readonly text: string;
      /** What of the text is wrong. */
      readonly wrong?: string;
    };

/** A fault of the page that is being read. */
export type PageFinding = Omit<RuleFinding, 'path'>;

/** A pure check: of each page while it is read, or of what is known of all pages afterwards. */
export interface Rule {
  readonly id: string;
  /** The rule also checks pages that search engines are not to list. */
  readonly isOfEveryPage?: true;
  /** Its faults stop no deploy. */
  readonly onlyWarns?: true;
  readonly title: string;
  /** Why the rule matters to readers or crawlers. */
  readonly why: string;
  /** How to fix a fault. */
  readonly todo: string;
  readonly checkPage?: CheckPage;
  readonly checkSite?: CheckSite;
}

export type CheckPage = (page: ReadPage, site: OpenSite) => Faults<PageFinding>;
export type CheckSite = (site: ReviewSite) => Faults<RuleFinding>;

/** What a check finds: a fault, several of them, or none. */
export type Faults<Fault> =
  | Fault
  | ''
  | false
  | undefined
  | readonly Faults<Fault>[];

/** A reported fault. `path` is `layout` if the same fault is on five or more pages. */
export interface Finding {
  readonly rule: string;
  readonly path: string;
  readonly what: string;
  readonly where: string;
  /** What the faults have in common: other faults of the rule have another cause. */
  readonly cause: string;
  /** The pages that have the fault, sorted. */
  readonly pages: readonly string[];
  /** Only errors stop a deploy. */
  readonly level: 'error' | 'warning';
  /** The file to look into; empty if unknown. */
  readonly source: string;
  /** Why and when somebody decided to live with it. */
  readonly accepted?: { readonly reason: string; readonly date: string };
}

/** Kinds of change. */
export type ChangeKind =
  | 'page'
  | 'robots'
  | 'head'
  | 'title'
  | 'description'
  | 'address'
  | 'text'
  | 'headings'
  | 'structured data'
  | 'social tags'
  | 'pictures'
  | 'links'
  | 'site map'
  | 'robots.txt'
  | 'headers'
  | 'redirects';

/** One thing that crawlers see differently. If it was added or removed, one side is empty. */
export interface Change extends LinePair {
  /** Path of the page; empty for what concerns the whole site. */
  readonly path: string;
  readonly kind: ChangeKind;
  /** Which one of several of its kind: a type of structured data, a tag. */
  readonly part: string;
  /** The heading's levels, if nothing but its level changed. */
  readonly levels?: readonly [before: number, after: number];
}

/** What caused changes. */
export interface Cause {
  /** The edited file, or a few words if there are several. */
  readonly name: string;
  /** From the project's folder, sorted. */
  readonly files: readonly string[];
  /** The first lines that differ. */
  readonly edits: readonly LinePair[];
  readonly kinds: readonly ChangeKind[];
  /** Paths, in the order of the site; empty for what concerns the whole site. */
  readonly pages: readonly string[];
}

/** A state of the site, as far as crawlers see it. */
export interface SiteState {
  readonly site: ManifestSite;
  /**
   * The entry of each page by path, made on request, so that memory need not hold the texts of all
   * pages.
   */
  readonly pages: ReadonlyMap<string, () => ManifestEntry>;
}

/** An earlier state to compare with, and where it comes from. */
export interface EarlierState extends SiteState {
  /** The source of the state, for readers: `snapshots/manifest.json at 1a2b3c`. */
  readonly from: string;
  /** The commit that has this state. */
  readonly commit: string;
}

/** Nothing to compare with, and why. */
export interface NoState {
  readonly from: string;
  readonly reason: string;
}

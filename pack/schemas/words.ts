/* Types of a business's words, which `site/words/` holds. */

/** Where a link that the pack writes down leads to. */
export type PackLink =
  | { readonly label: string; readonly landing: string }
  | {
      readonly label: string;
      readonly town: string;
      readonly service?: string;
    };

/** Title, without the business's name, and description of a page, as search results show them. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
}

/** An icon of `src/pages/services/CardSection.tsx`. */
export type SurfaceIconName =
  | 'patio'
  | 'driveway'
  | 'decking'
  | 'render'
  | 'machinery'
  | 'restoration'
  | 'biocide'
  | 'court'
  | 'turf'
  | 'roof'
  | 'gutter'
  | 'jet'
  | 'window';

/** A card of the Services page and of the dialog it opens. */
export interface ServiceCard {
  readonly id: string;
  readonly icon: SurfaceIconName;
  /** The services it belongs to: every service has a card. */
  readonly services: readonly string[];
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly pricing: string;
  readonly benefits: readonly string[];
  /** Numbered in the dialog under 'Our Process'. */
  readonly process: readonly string[];
  readonly isPopular: boolean;
  /** Milliseconds before the entry animation, by place in the row. */
  readonly delay: number;
}

/** A line of the Services page's table of prices. */
export interface PriceRow<Slug extends string = string> {
  /** Slug of the service. */
  readonly service: Slug;
  /** What it is reckoned by. */
  readonly rate: string;
  readonly wholeJob: string;
}

/** A part of the Services page. */
export interface CardGroup {
  /** For links to it. */
  readonly id: string;
  readonly title: string;
  readonly cards: readonly ServiceCard[];
}

/** A certificate that visitors may look at. */
export interface Badge {
  readonly name: string;
  /** Site-relative address of a file in `site/public`. */
  readonly src: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Drawn stand-in until the business's own certificate replaces it. */
  readonly sample: boolean;
}

/** A numbered section of the privacy policy. */
export interface PrivacySection {
  readonly title: string;
  /** What it comes to, in a line or two: stands above its paragraphs. */
  readonly inShort: string;
  readonly paragraphs: readonly string[];
  /** Shown as bullets below the paragraph that speaks of them, counted from 0. */
  readonly list?: { readonly below: number; readonly items: readonly string[] };
}

/** What the policy names of the site's workings. */
export interface PrivacyFacts {
  /** Local storage key of the visitor's choice. */
  readonly consentStorageKey: string;
}

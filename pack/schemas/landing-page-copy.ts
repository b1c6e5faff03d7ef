import type { PackLink } from './words.ts';

interface TitledText {
  readonly title: string;
  readonly text: string;
}

/** All words of a landing page; address and name are in its row in `site/landing-pages.ts`. */
export interface LandingPageCopy<Picture extends string = string> {
  /** Without the business's name. */
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  /** The lead beneath the heading: never the description of the search results. */
  readonly standfirst: string;
  /** Name of a picture. */
  readonly hero: Picture;
  readonly intro: readonly string[];
  readonly benefits: readonly TitledText[];
  readonly process: readonly TitledText[];
  readonly faqs: readonly { readonly q: string; readonly a: string }[];
  readonly related: readonly PackLink[];
  /** Of the structured data's Service. */
  readonly serviceType: string;
  readonly areaServed: string;
}

import type { PictureName } from '../../site/words/picture-texts.ts';
import type { Faq } from './content.ts';
import type { PackLink } from './pack-words.ts';

interface TitledText {
  readonly title: string;
  readonly text: string;
}

/** All words of a landing page; address and name are in its row in `site/landing-pages.ts`. */
export interface LandingPageCopy {
  /** Without the business's name. */
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  /** The lead beneath the heading: never the description of the search results. */
  readonly standfirst: string;
  readonly hero: PictureName;
  readonly intro: readonly string[];
  readonly benefits: readonly TitledText[];
  readonly process: readonly TitledText[];
  readonly faqs: readonly Faq[];
  readonly related: readonly PackLink[];
  /** Of the structured data's Service. */
  readonly serviceType: string;
  readonly areaServed: string;
}

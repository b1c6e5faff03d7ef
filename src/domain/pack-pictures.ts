import type { CloseUpName } from '../../site/words/close-up-texts.ts';
import type { PictureName } from '../../site/words/picture-texts.ts';
import type { ServiceSlug } from './services.ts';

/* The shapes in which a business shows its pictures: what `site/words/` says of them is held against these. */

/** Pictures of the same place, before the work and after it. */
export interface PicturePair {
  readonly before: PictureName;
  readonly after: PictureName;
  /** What is compared. */
  readonly label: string;
}

/** A pair of photographs of one surface, taken from one spot. */
export interface GalleryItem {
  readonly id: string;
  readonly title: string;
  /** The heading it stands under, with those next to it that say the same: the first of them is shown large. */
  readonly group: string;
  readonly before: PictureName;
  readonly after: PictureName;
  readonly description: string;
  /** The landing page about this service, where there is one, is named beneath. */
  readonly service?: ServiceSlug;
}

/** One close-up, or the same spot before and after, with a line that says what to see. */
export interface SurfaceFigure {
  readonly pictures: readonly [CloseUpName, CloseUpName?];
  readonly caption: string;
}

/** What a hub opens with in place of the generated words alone. */
export interface HubHero {
  readonly picture: PictureName;
  readonly intro: string;
}

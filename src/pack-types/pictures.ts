/* The shapes in which a business shows its pictures: what `site/words/` says of them is held against these. */

/** Pictures of the same place, before the work and after it; a trade without a before shows one picture. */
export interface PicturePair<Picture extends string = string> {
  readonly before?: Picture;
  readonly after: Picture;
  /** What is compared, or seen. */
  readonly label: string;
}

/** A pair of photographs of one surface, taken from one spot, or one of a job. */
export interface GalleryItem<Picture extends string = string> {
  readonly id: string;
  readonly title: string;
  /** The heading it stands under, with those next to it that say the same: the first of them is shown large. */
  readonly group: string;
  readonly before?: Picture;
  readonly after: Picture;
  readonly description: string;
  /** The landing page about this service, where there is one, is named beneath. */
  readonly service?: string;
  /** The quiz's word for the surface, where the service has several. */
  readonly quizSurface?: string;
}

/** One close-up, or the same spot before and after, with a line that says what to see. */
export interface SurfaceFigure<Picture extends string = string> {
  readonly pictures: readonly [Picture, Picture?];
  readonly caption: string;
}

/** What a hub opens with in place of the generated words alone. */
export interface HubHero<Picture extends string = string> {
  readonly picture: Picture;
  readonly intro: string;
}

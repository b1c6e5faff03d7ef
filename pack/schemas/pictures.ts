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

/** What a picture shows, in terms of `site/picture-terms.ts`. */
export interface ShownWork<Term extends string = string> {
  readonly surface: Term;
  /** What the surface is made of. */
  readonly materials: readonly Term[];
  /** What is being done to it, or was between before and after. */
  readonly works: readonly Term[];
  readonly tools?: readonly Term[];
}

/** What a service works on, how and with what. */
export interface ServiceWork<Term extends string = string> {
  readonly surfaces: readonly Term[];
  readonly works: readonly Term[];
  readonly tools: readonly Term[];
}

/** What is hand-written about a photograph. */
export interface PictureText {
  /** What is seen, for those who do not see it. */
  readonly alt: string;
  /** False once the photograph in `site/media/` is the business's own. */
  readonly sample: boolean;
}

/** The same about a close-up, whose record the pages ask too. */
export interface CloseUpText<Term extends string = string> extends PictureText {
  /** Left out where no work is to be seen, as in a portrait. */
  readonly shows?: ShownWork<Term>;
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

/**
 * A surface before the work and after it, from one camera. The files in `site/media/` are the record's name with `-before` and `-after`;
 * a record without a before is one picture, whose file has the name alone.
 */
export interface PairRecord<
  Material extends string = string,
  Place extends string = string,
  Sign extends string = string,
> {
  /** What is compared, in few words. */
  readonly surface: string;
  /** What it is made of and where it lies, in terms of `site/surfaces.ts`: by these it stands on a town's pages. Left out where it shows no work. */
  readonly material?: Material;
  readonly place?: Place;
  /** What else of it a text may speak of. */
  readonly shows: readonly Sign[];
  /** What is seen, for those who do not see it. */
  readonly before?: string;
  readonly after: string;
  /** What there is to know of it, in one line. */
  readonly caption: string;
  /** False once the photographs in `site/media/` are the business's own. */
  readonly sample: boolean;
}

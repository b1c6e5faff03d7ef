/** What a service is priced by. Sums of money are as `site/pricing.ts` has them. */
export interface EstimateOffer {
  readonly surfaces: readonly EstimateSurface[];
  /** The most usual first. Each gives a figure of its own. */
  readonly sizes: readonly FamiliarSize[];
  /** A wall: its second side is a height. */
  readonly upright?: boolean;
  /** Range of whole jobs, where one is published. */
  readonly usually?: string;
  /** What the smallest whole job costs, where that is published. */
  readonly startsAt?: string;
}

export interface EstimateSurface {
  readonly label: string;
  /** A square metre. */
  readonly rate: string;
  /** The quiz's word for it. */
  readonly quizSurface: string;
}

/** Metres. */
export interface FamiliarSize {
  readonly label: string;
  readonly length: number;
  readonly width: number;
}

/** What the estimator answers for, in square metres, and the quiz's words for an area. */
export interface EstimateLimits {
  /** Below this the visit makes the price, not the area. */
  readonly least: number;
  /** Above this nobody should name a figure without looking. */
  readonly most: number;
  /** In place of a figure: after "Under 10 m²", and after "1,200 m²". */
  readonly tooSmall: string;
  readonly tooLarge: string;
  /** Ascending; the last has no end. */
  readonly quizSizes: readonly {
    readonly upTo: number;
    readonly answer: string;
  }[];
}

import * as v from 'valibot';
import { fields, flag, list, number, text } from './parts.ts';

/** Two sides, in metres. */
const familiarSize = fields({ label: text, length: number, width: number });

const surface = fields({
  label: text,
  /** A square metre, as in `site/pricing.ts`. */
  rate: text,
  /** The quiz's word for it. */
  quizSurface: text,
});

/** What a service is priced by. */
export const estimateOffer = fields({
  surfaces: v.pipe(
    list(surface),
    v.minLength(1, 'has no surface: add one with its rate'),
  ),
  /** The most usual first. Each gives a figure of its own. */
  sizes: v.pipe(
    list(familiarSize),
    v.minLength(1, 'has no familiar size: add one in metres'),
  ),
  /** A wall: its second side is a height. */
  upright: v.optional(flag),
  /** Range of whole jobs, where one is published. */
  usually: v.optional(text),
  /** What the smallest whole job costs: nothing is cheaper. */
  startsAt: text,
});

/** What the estimator answers for, in square metres, and the quiz's words for an area. */
export const estimateLimits = fields({
  /** Above this nobody should name a figure without looking. */
  most: number,
  /** In place of a figure, after "1,200 m²". */
  tooLarge: text,
  /** Ascending. The last has no end. */
  quizSizes: list(fields({ upTo: number, answer: text })),
});

export type FamiliarSize = v.InferOutput<typeof familiarSize>;
export type EstimateSurface = v.InferOutput<typeof surface>;
export type EstimateOffer = v.InferOutput<typeof estimateOffer>;
export type EstimateLimits = v.InferOutput<typeof estimateLimits>;

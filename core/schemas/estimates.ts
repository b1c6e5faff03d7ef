import * as v from 'valibot';
import { costRange, price } from './pricing.ts';
import { fields, flag, list, number, text } from './parts.ts';

/** A familiar size to choose: two sides in metres, or a number of units. */
const familiarSize = v.union(
  [
    fields({
      label: text,
      length: number,
      width: number,
    }),
    fields({ label: text, count: number }),
  ],
  'must have a label, and length and width in metres or a count',
);

const surface = fields({
  label: text,
  /** A price from `site/pricing.ts`. All surfaces of an offer are priced in the same unit. */
  rate: price,
  /** What whole jobs of this kind usually come to, if that is published. */
  usually: v.optional(costRange),
  /** The quiz's answer for the surface. */
  quizSurface: text,
});

/** The prices and sizes of a service's estimator. */
export const estimateOffer = fields({
  surfaces: v.pipe(
    list(surface),
    v.minLength(1, 'has no surface: add one with its rate'),
  ),
  /** Most usual first. Each gives a different figure. */
  sizes: v.pipe(
    list(familiarSize),
    v.minLength(1, 'has no familiar size: add one'),
  ),
  /** True for a wall, whose second side is a height. */
  upright: v.optional(flag),
  /** What the figures leave out, as a sentence. */
  leavesOut: v.optional(text),
  /** The price of the smallest job in pounds, if there is one. No estimate is lower. */
  startsAt: v.optional(number),
});

/** The areas, in square metres, for which a price is shown, and the quiz's answers by area. */
export const estimateLimits = fields({
  /** Below this area, only a smallest job or a usual range of whole jobs allows a figure. */
  least: number,
  /** Above this area, no figure is given without a visit. */
  most: number,
  /** Shown in place of a figure, after "1,200 m²". */
  toSee: text,
  /** In ascending order. The last has no upper limit. */
  quizSizes: list(
    fields({
      upTo: number,
      answer: text,
    }),
  ),
});

export type FamiliarSize = v.InferOutput<typeof familiarSize>;
export type EstimateSurface = v.InferOutput<typeof surface>;
export type EstimateOffer = v.InferOutput<typeof estimateOffer>;
export type EstimateLimits = v.InferOutput<typeof estimateLimits>;

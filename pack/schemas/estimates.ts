import * as v from 'valibot';
import { price } from './pricing.ts';
import { fields, flag, list, number, text } from './parts.ts';

/** Two sides in metres, or a number of units. */
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
  /** A price of `site/pricing.ts`. All surfaces of an offer are priced by one unit. */
  rate: price,
  /** The quiz's word for it. */
  quizSurface: text,
});

/** The prices and sizes of a service's estimator. */
export const estimateOffer = v.pipe(
  fields({
    surfaces: v.pipe(
      list(surface),
      v.minLength(1, 'has no surface: add one with its rate'),
    ),
    /** The most usual first. Each gives a figure of its own. */
    sizes: v.pipe(
      list(familiarSize),
      v.minLength(1, 'has no familiar size: add one'),
    ),
    /** True for a wall, whose second side is a height. */
    upright: v.optional(flag),
    /** Range of whole jobs, if one is published. */
    usually: v.optional(text),
    /** What the smallest whole job costs. No job is cheaper. */
    startsAt: v.optional(text),
  }),
  v.forward(
    v.check(
      ({ startsAt, sizes }) =>
        startsAt !== undefined || sizes.every((size) => 'count' in size),
      'is missing: say what the smallest job costs, since any area can be typed',
    ),
    ['startsAt'],
  ),
);

/** The areas, in square metres, between which a price is named, and the quiz's words for them. */
export const estimateLimits = fields({
  /** Above this nobody should name a figure without looking. */
  most: number,
  /** In place of a figure, after "1,200 m²". */
  tooLarge: text,
  /** Ascending. The last has no end. */
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

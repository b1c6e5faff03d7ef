import type { ServiceSlug } from './services.ts';
import type { EstimateLimits, EstimateOffer } from '#core/schemas/estimates.ts';
import { rates, wholeJobs } from './pricing.ts';

/*
 * What the estimator on a service's pages works with. Rates and ranges come from `pricing.ts`; the
 * familiar sizes are everyday ones, to compare with, not measurements. A service that is not
 * priced by the square metre has no entry.
 */

export const estimateLimits: EstimateLimits = {
  least: 10,
  most: 1000,
  toSee:
    'is a job to see first. The visit is free and the price comes in writing.',
  quizSizes: [
    { upTo: 25, answer: 'Small' },
    { upTo: 60, answer: 'Medium' },
    { upTo: Number.POSITIVE_INFINITY, answer: 'Large' },
  ],
};

const drive = {
  surfaces: [
    {
      label: 'Drive or parking space',
      rate: rates.driveway,
      usually: wholeJobs.driveway,
      quizSurface: 'Driveway',
    },
  ],
  sizes: [
    { label: 'Double drive', length: 6, width: 6 },
    { label: 'Drive for four cars', length: 12, width: 6 },
    { label: 'Drive and turning space', length: 12, width: 8 },
  ],
  leavesOut: 'Sand for the joints between blocks is a line of its own.',
} satisfies EstimateOffer;

const stone = {
  label: 'Stone or slabs',
  rate: rates.patio,
  usually: wholeJobs.patio,
  quizSurface: 'Patio',
} as const;
const timber = {
  label: 'Timber deck',
  rate: rates.decking,
  quizSurface: 'Decking',
} as const;

const patio = {
  surfaces: [stone, timber],
  sizes: [
    { label: 'Family patio', length: 6, width: 5 },
    { label: 'Long terrace', length: 14, width: 5 },
    { label: 'Terrace and paths', length: 12, width: 9 },
  ],
} satisfies EstimateOffer;

const washing = {
  surfaces: [
    {
      label: 'Paths, steps and paving',
      rate: rates.pressureWashing,
      usually: wholeJobs.pressureWashing,
      quizSurface: 'Other',
    },
  ],
  sizes: [
    { label: 'Back yard', length: 7, width: 5 },
    { label: 'Yard and path', length: 10, width: 9 },
    { label: 'Yard, paths and steps', length: 15, width: 10 },
  ],
} satisfies EstimateOffer;

const render = {
  surfaces: [
    { label: 'Rendered wall', rate: rates.render, quizSurface: 'Render/Walls' },
  ],
  sizes: [
    { label: 'Front of a terraced house', length: 5, width: 5 },
    { label: 'Front and back of a terrace', length: 10, width: 5 },
    { label: 'Front and back of a semi', length: 14, width: 5 },
  ],
  upright: true,
} satisfies EstimateOffer;

const decking = {
  surfaces: [timber],
  sizes: [
    { label: 'Family deck', length: 6, width: 5 },
    { label: 'Long deck', length: 10, width: 4 },
    { label: 'Deck and walkways', length: 12, width: 5 },
  ],
} satisfies EstimateOffer;

/** By service. */
export const estimateOffers: Readonly<
  Partial<Record<ServiceSlug, EstimateOffer>>
> = {
  'pressure-washing': washing,
  'driveway-cleaning': drive,
  'patio-cleaning': patio,
  'render-cleaning': render,
};

/** By card of the services page. */
export const cardOffers: Readonly<Partial<Record<string, EstimateOffer>>> = {
  'patio-cleaning': { ...patio, surfaces: [stone] },
  'driveway-cleaning': drive,
  'decking-cleaning': decking,
  'render-cleaning': render,
};

import type { EstimateLimits, EstimateOffer } from '#core/schemas/estimates.ts';
import type { ServiceSlug } from './services.ts';
import { rates, smallestJobs, wholeJobs } from './pricing.ts';

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

const patio = {
  surfaces: [
    {
      label: 'Slabs or granite',
      rate: rates.patio,
      usually: wholeJobs.patio,
      quizSurface: 'Patio',
    },
    {
      label: 'Timber deck',
      rate: rates.decking,
      usually: wholeJobs.patio,
      quizSurface: 'Patio',
    },
  ],
  sizes: [
    { label: 'Family patio', length: 6, width: 4 },
    { label: 'Terrace', length: 10, width: 6 },
    { label: 'Terrace and paths', length: 12, width: 8 },
  ],
  startsAt: smallestJobs.patio,
} satisfies EstimateOffer;

const washing = {
  surfaces: [
    {
      label: 'Steps, paths and yards',
      rate: rates.washing,
      usually: wholeJobs.washing,
      quizSurface: 'Steps or walls',
    },
  ],
  sizes: [
    { label: 'Back yard', length: 6, width: 5 },
    { label: 'Yard and path', length: 10, width: 7 },
    { label: 'Yard, paths and steps', length: 13, width: 9 },
  ],
  startsAt: smallestJobs.washing,
} satisfies EstimateOffer;

/** By service. Windows and gutters are not priced by the square metre. */
export const estimateOffers: Readonly<
  Partial<Record<ServiceSlug, EstimateOffer>>
> = {
  'patio-cleaning': patio,
  'pressure-washing': washing,
};

/** By card of the services page. */
export const cardOffers: Readonly<Partial<Record<string, EstimateOffer>>> = {
  ...estimateOffers,
};

import type { EstimateLimits, EstimateOffer } from '#pack/schemas/estimates.ts';
import type { ServiceSlug } from './services.ts';
import { figure, rates } from './pricing.ts';

export const estimateLimits: EstimateLimits = {
  least: 10,
  most: 1000,
  tooSmall:
    'the visit makes the price, not the metres. Ask us and we put it in writing.',
  tooLarge:
    'is a job to see first. The visit is free and the price comes in writing.',
  extras: {
    onTop: 'The treatment and the edges come on top.',
    included: 'the treatment and the edges in it',
  },
  quizSizes: [
    { upTo: 25, answer: 'Small' },
    { upTo: 60, answer: 'Medium' },
    { upTo: Number.POSITIVE_INFINITY, answer: 'Large' },
  ],
};

const patio = {
  surfaces: [
    { label: 'Slabs or granite', rate: rates.patio, quizSurface: 'Patio' },
    { label: 'Timber deck', rate: rates.decking, quizSurface: 'Patio' },
  ],
  sizes: [
    { label: 'Family patio', length: 6, width: 4 },
    { label: 'Terrace', length: 10, width: 6 },
    { label: 'Terrace and paths', length: 12, width: 8 },
  ],
  usually: figure('patio-cleaning', 'typicalCost'),
} satisfies EstimateOffer;

const washing = {
  surfaces: [
    {
      label: 'Steps, paths and yards',
      rate: rates.washing,
      quizSurface: 'Steps or walls',
    },
  ],
  sizes: [
    { label: 'Back yard', length: 6, width: 5 },
    { label: 'Yard and path', length: 10, width: 7 },
    { label: 'Yard, paths and steps', length: 13, width: 9 },
  ],
  usually: figure('pressure-washing', 'typicalCost'),
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

import type { EstimateLimits, EstimateOffer } from '#core/schemas/estimates.ts';
import type { ServiceSlug } from './services.ts';

/** What the estimator on a service's pages works with. A service that is priced neither by area nor by count has no entry. */
export const estimateLimits: EstimateLimits = {
  least: 10,
  most: 1000,
  toSee: 'is a job to see first. The visit is free.',
  quizSizes: [
    { upTo: 25, answer: 'Small' },
    { upTo: 60, answer: 'Medium' },
    { upTo: Number.POSITIVE_INFINITY, answer: 'Large' },
  ],
};

/** By service. By count, with a rate of `pricing.ts` and an answer of `words/quiz.ts`: { surfaces: [{ label: 'Open fire', rate: rates.sweep, quizSurface: 'Sweeping' }], sizes: [{ label: 'One hearth', count: 1 }] }. */
export const estimateOffers: Readonly<Partial<Record<ServiceSlug, EstimateOffer>>> = {};

/** By card of the services page. */
export const cardOffers: Readonly<Partial<Record<string, EstimateOffer>>> = {};

import type { Region } from '../src/pack-types/business.ts';

/** Where the business works. */
export const region = {
  county: 'Cornwall',
  slug: 'cornwall',
  postcodeAreas: ['TR'],
} as const satisfies Region;

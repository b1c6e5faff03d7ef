import type { Region } from '../src/pack-types/business.ts';

/** Where the business works. */
export const region = {
  county: 'Devon',
  slug: 'devon',
  postcodeAreas: ['EX', 'PL', 'TQ'],
} as const satisfies Region;

import type { Region } from '#pack/schemas/region.ts';

/** Where the business works. */
export const region = {
  county: 'Cornwall',
  slug: 'cornwall',
  postcodeAreas: ['TR'],
} as const satisfies Region;

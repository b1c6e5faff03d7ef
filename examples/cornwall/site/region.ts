import type { Region } from '#core/schemas/region.ts';

/** Where the business works. */
export const region = {
  county: 'Cornwall',
  slug: 'cornwall',
  postcodeAreas: ['TR'],
} as const satisfies Region;

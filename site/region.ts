import type { Region } from '#core/schemas/region.ts';

/** Where the business works. */
export const region = {
  county: 'Devon',
  slug: 'devon',
  postcodeAreas: ['EX', 'PL', 'TQ'],
} as const satisfies Region;

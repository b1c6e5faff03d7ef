import type { Region } from '#core/schemas/region.ts';

/** Where the business works. `postcodeAreas` are the letters that postcodes there begin with. */
export const region = {
  county: %{county},
  slug: %{countySlug},
  postcodeAreas: ['[[The letters that your postcodes begin with: ZZ]]'],
} as const satisfies Region;

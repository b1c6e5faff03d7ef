import type { LandingPageRow } from '#core/schemas/landing-pages.ts';

/** The landing pages, in the order of footer and site map. The words of each lie in `site/words/landing-pages/`, listed in `copies.ts`. */
export const landingPages: readonly LandingPageRow[] = [];

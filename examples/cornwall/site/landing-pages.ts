import type { LandingPageRow } from '#core/schemas/landing-pages.ts';

/**
 * The landing pages, in the order of footer and sitemap. Their words are in
 * `site/words/landing-pages/`, listed in `copies.ts`.
 */
export const landingPages: readonly LandingPageRow[] = [
  {
    id: 'patios-cornwall',
    path: '/patio-cleaning-cornwall',
    service: 'patio-cleaning',
    name: 'Patio Cleaning Cornwall',
    link: 'Patio cleaning in Cornwall',
    card: { title: 'Patio Cleaning in Cornwall', pair: 'slabs' },
  },
];

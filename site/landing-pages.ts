import type { LandingPageRow } from '#core/schemas/landing-pages.ts';

/**
 * The landing pages, in the order of footer and sitemap. Their words are in
 * `site/words/landing-pages/`, listed in `copies.ts`.
 */
export const landingPages: readonly LandingPageRow[] = [
  {
    id: 'patio-exeter',
    path: '/patio-cleaning-exeter',
    service: 'patio-cleaning',
    town: 'exeter',
    name: 'Patio Cleaning Exeter',
    link: 'Patio cleaning in Exeter',
    card: { title: 'Patio Cleaning in Exeter', pair: 'sandstone-flags' },
  },
  {
    id: 'driveway-exeter',
    path: '/driveway-cleaning-exeter',
    service: 'driveway-cleaning',
    town: 'exeter',
    name: 'Driveway Cleaning Exeter',
    link: 'Driveway cleaning in Exeter',
    card: { title: 'Driveway Cleaning in Exeter', pair: 'herringbone-blocks' },
  },
  {
    id: 'pressure-washing-devon',
    path: '/pressure-washing-devon',
    service: 'pressure-washing',
    name: 'Pressure Washing Devon',
    link: 'Pressure washing in Devon',
    card: {
      title: 'Pressure Washing in Devon',
      pair: 'granite-setts',
    },
  },
  {
    id: 'roof-devon',
    path: '/roof-cleaning-devon',
    service: 'roof-moss-removal',
    name: 'Roof Cleaning Devon',
    link: 'Roof cleaning in Devon',
    card: { title: 'Roof Cleaning in Devon', pair: 'slate-roof' },
  },
];

import type { ServiceRow } from '#pack/schemas/business.ts';

/** The services that every town has a page for, in the order shown. */
export const services = [
  {
    slug: 'window-cleaning',
    name: 'Window Cleaning',
    headTerm: 'Window Cleaning',
  },
  {
    slug: 'gutter-cleaning',
    name: 'Gutter Cleaning',
    headTerm: 'Gutter Cleaning',
  },
  {
    slug: 'patio-cleaning',
    name: 'Patio Cleaning',
    headTerm: 'Patio Cleaning',
  },
  {
    slug: 'pressure-washing',
    name: 'Pressure Washing',
    headTerm: 'Pressure Washing',
  },
] as const satisfies readonly ServiceRow[];

export type ServiceSlug = (typeof services)[number]['slug'];

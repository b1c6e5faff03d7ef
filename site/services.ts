import type { ServiceRow } from '#pack/schemas/business.ts';

/** The six services that every town has a page for, in the order shown. */
export const services = [
  {
    slug: 'pressure-washing',
    name: 'Pressure Washing',
    headTerm: 'Pressure Washing',
  },
  {
    slug: 'driveway-cleaning',
    name: 'Driveway Cleaning',
    headTerm: 'Driveway Cleaning',
  },
  {
    slug: 'patio-cleaning',
    name: 'Patio & Decking Cleaning',
    headTerm: 'Patio Cleaning',
  },
  {
    slug: 'render-cleaning',
    name: 'Render Soft Washing',
    headTerm: 'Render Cleaning',
  },
  {
    slug: 'roof-moss-removal',
    name: 'Roof Moss Removal',
    headTerm: 'Roof Moss Removal',
  },
  {
    slug: 'gutter-cleaning',
    name: 'Gutter Clearing & Cleaning',
    headTerm: 'Gutter Cleaning',
  },
] as const satisfies readonly ServiceRow[];

export type ServiceSlug = (typeof services)[number]['slug'];

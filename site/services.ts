import type { ServiceRow } from '#core/schemas/services.ts';
import type { Material, Place } from './surfaces.ts';

/** The six services that every town has a page for, in the order shown. */
export const services = [
  {
    slug: 'pressure-washing',
    name: 'Pressure Washing',
    headTerm: 'Pressure Washing',
    places: ['ground', 'wall'],
    materials: [
      'concrete',
      'slab',
      'brick',
      'limestone',
      'granite',
      'slate',
      'sandstone',
      'block-paving',
      'tarmac',
    ],
  },
  {
    slug: 'driveway-cleaning',
    name: 'Driveway Cleaning',
    headTerm: 'Driveway Cleaning',
    places: ['ground'],
  },
  {
    slug: 'patio-cleaning',
    name: 'Patio & Decking Cleaning',
    headTerm: 'Patio Cleaning',
    places: ['ground', 'deck'],
  },
  {
    slug: 'render-cleaning',
    name: 'Render Soft Washing',
    headTerm: 'Render Cleaning',
    places: ['wall'],
    materials: ['render', 'cob'],
  },
  {
    slug: 'roof-moss-removal',
    name: 'Roof Moss Removal',
    headTerm: 'Roof Moss Removal',
    places: ['roof'],
  },
  {
    slug: 'gutter-cleaning',
    name: 'Gutter Clearing & Cleaning',
    headTerm: 'Gutter Cleaning',
    places: ['gutter'],
  },
] as const satisfies readonly ServiceRow<Place, Material>[];

export type ServiceSlug = (typeof services)[number]['slug'];

/** A value for each service. */
export const byService = <Value>(
  valueOf: (service: ServiceSlug) => Value,
): Readonly<Record<ServiceSlug, Value>> =>
  Object.fromEntries(
    services.map(({ slug }) => [slug, valueOf(slug)]),
  ) as Record<ServiceSlug, Value>;

import type { ServiceRow } from '#pack/schemas/business.ts';
import type { Material, Place } from './surfaces.ts';

/** The services that every town has a page for, in the order shown. */
export const services = %{services} as const satisfies readonly ServiceRow<Place, Material>[];

export type ServiceSlug = (typeof services)[number]['slug'];

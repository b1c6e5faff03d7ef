import type { ServiceRow } from '#core/schemas/services.ts';
import type { Material, Place } from './surfaces.ts';

/** The services that every town has a page for, in the order shown. */
export const services = %{services} as const satisfies readonly ServiceRow<Place, Material>[];

export type ServiceSlug = (typeof services)[number]['slug'];

/** A value for each service. */
export const byService = <Value>(
  valueOf: (service: ServiceSlug) => Value,
): Readonly<Record<ServiceSlug, Value>> =>
  Object.fromEntries(
    services.map(({ slug }) => [slug, valueOf(slug)]),
  ) as Record<ServiceSlug, Value>;

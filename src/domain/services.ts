export interface Service {
  readonly slug: ServiceSlug;
  readonly name: string;
}

export type ServiceSlug =
  | 'pressure-washing'
  | 'driveway-cleaning'
  | 'patio-cleaning'
  | 'render-cleaning'
  | 'roof-moss-removal'
  | 'gutter-cleaning';

/** The six services that every town has a page for, in the order shown. */
export const services: readonly Service[] = [
  { slug: 'pressure-washing', name: 'Pressure Washing' },
  { slug: 'driveway-cleaning', name: 'Driveway Cleaning' },
  { slug: 'patio-cleaning', name: 'Patio & Decking Cleaning' },
  { slug: 'render-cleaning', name: 'Render Soft Washing' },
  { slug: 'roof-moss-removal', name: 'Roof Moss Removal' },
  { slug: 'gutter-cleaning', name: 'Gutter Clearing & Cleaning' },
];

const serviceBySlug = new Map<string, Service>(services.map((service) => [service.slug, service]));

/** The service with this slug, or undefined for a slug that is not ours. */
export function findService(slug: string): Service | undefined {
  return serviceBySlug.get(slug);
}

/** The first three services other than this one, for 'Other Services in {town}'. */
export function otherServices(current: Service): Service[] {
  return services.filter((service) => service !== current).slice(0, 3);
}

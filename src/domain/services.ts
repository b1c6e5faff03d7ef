import { services as rows } from '../../site/services.ts';
import type { ServiceRow } from './pack.ts';

export type ServiceSlug = (typeof rows)[number]['slug'];

export interface Service extends ServiceRow {
  readonly slug: ServiceSlug;
}

/** The services that every town has a page for, in the order shown. */
export const services: readonly Service[] = rows;

const serviceBySlug = new Map<string, Service>(services.map((service) => [service.slug, service]));

/** The service with this slug, or undefined for a slug that is not ours. */
export function findService(slug: string): Service | undefined {
  return serviceBySlug.get(slug);
}

/** The first three services other than this one that `isShown` lets through, for 'Other Services in {town}'. */
export function otherServices(current: Service, isShown: (service: Service) => boolean = () => true): Service[] {
  return services.filter((service) => service !== current && isShown(service)).slice(0, 3);
}

/** A service and its place as people type them, for links. */
export const serviceIn = ({ headTerm }: Pick<Service, 'headTerm'>, place: string): string =>
  `${headTerm.slice(0, 1)}${headTerm.slice(1).toLowerCase()} in ${place}`;

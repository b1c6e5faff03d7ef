import { services as rows } from '#site/services.ts';
import type { ServiceRow } from '../schemas/services.ts';
import { inSentence } from './text/in-sentence.ts';

export type ServiceSlug = (typeof rows)[number]['slug'];

export interface Service extends ServiceRow {
  readonly slug: ServiceSlug;
}

/** The services, in display order. Every town has a page for each. */
export const services: readonly Service[] = rows;

const serviceBySlug = new Map<string, Service>(
  services.map((service) => [service.slug, service]),
);

/** Finds the service with this slug; undefined if there is none. */
export function findService(slug: string): Service | undefined {
  return serviceBySlug.get(slug);
}

/** Returns the first three other services that `isShown` accepts. */
export function otherServices(
  current: Service,
  isShown: (service: Service) => boolean,
): Service[] {
  return services
    .filter((service) => service !== current && isShown(service))
    .slice(0, 3);
}

/** Returns a service's search term in sentence case, followed by `in {place}` if one is given. */
export function serviceIn(
  { headTerm }: Pick<Service, 'headTerm'>,
  place?: string,
): string {
  const rest = inSentence(headTerm).slice(1);
  const term = headTerm.slice(0, 1) + rest;
  return place ? `${term} in ${place}` : term;
}

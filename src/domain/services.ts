import { services as rows } from '#site/services.ts';
import type { ServiceRow } from '../../pack/schemas/services.ts';
import { inSentence } from './text/in-sentence.ts';

export type ServiceSlug = (typeof rows)[number]['slug'];

export interface Service extends ServiceRow {
  readonly slug: ServiceSlug;
}

/** The services, in the order shown. Every town has a page for each. */
export const services: readonly Service[] = rows;

const serviceBySlug = new Map<string, Service>(
  services.map((service) => [service.slug, service]),
);

/** The service with this slug, if it is one of ours. */
export function findService(slug: string): Service | undefined {
  return serviceBySlug.get(slug);
}

/** The first three other services that `isShown` accepts, for 'Other Services in {town}'. */
export function otherServices(
  current: Service,
  isShown: (service: Service) => boolean,
): Service[] {
  return services
    .filter((service) => service !== current && isShown(service))
    .slice(0, 3);
}

/** A service and a place as people search for them: the search term before its town, if any. */
export function serviceIn(
  { headTerm }: Pick<Service, 'headTerm'>,
  place?: string,
): string {
  const rest = inSentence(headTerm).slice(1);
  const term = headTerm.slice(0, 1) + rest;
  return place ? `${term} in ${place}` : term;
}

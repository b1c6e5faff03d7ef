import { services as rows } from '#site/services.ts';
import type { ServiceRow } from '../../pack/schemas/business.ts';
import { inSentence } from './text/in-sentence.ts';

export type ServiceSlug = (typeof rows)[number]['slug'];

export interface Service extends ServiceRow {
  readonly slug: ServiceSlug;
}

/** The services that every town has a page for, in the order shown. */
export const services: readonly Service[] = rows;

const serviceBySlug = new Map<string, Service>(
  services.map((service) => [service.slug, service]),
);

/** The service with this slug, or undefined for a slug that is not ours. */
export function findService(slug: string): Service | undefined {
  return serviceBySlug.get(slug);
}

/** The first three services other than this one that `isShown` lets through, for 'Other Services in {town}'. */
export function otherServices(
  current: Service,
  isShown: (service: Service) => boolean = () => true,
): Service[] {
  return services
    .filter((service) => service !== current && isShown(service))
    .slice(0, 3);
}

/**
 * For each service one more to name in its page's text: those lists of three leave the last services out, and this makes up for it.
 * In order, of the services that a page does not list, the one that fewest name so far; the last of equals. None where all are listed.
 */
export function companions(
  shown: readonly Service[] = services,
): ReadonlyMap<Service, Service> {
  const listsOf = new Map(
    shown.map((service) => [
      service,
      otherServices(service, (other) => shown.includes(other)),
    ]),
  );
  const named = new Map(shown.map((service) => [service, 0]));
  const name = (service: Service) =>
    named.set(service, (named.get(service) ?? 0) + 1);
  for (const list of listsOf.values()) list.forEach(name);
  return new Map(
    shown.flatMap((service): [Service, Service][] => {
      const left = shown.filter(
        (other) => other !== service && !listsOf.get(service)?.includes(other),
      );
      const [companion] = left
        .toReversed()
        .sort((a, b) => (named.get(a) ?? 0) - (named.get(b) ?? 0));
      if (!companion) return [];
      name(companion);
      return [[service, companion]];
    }),
  );
}

/** A service and its place as people type them, for links. */
export const serviceIn = (
  { headTerm }: Pick<Service, 'headTerm'>,
  place: string,
): string =>
  `${headTerm.slice(0, 1)}${inSentence(headTerm).slice(1)} in ${place}`;

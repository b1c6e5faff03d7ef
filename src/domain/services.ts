import { services as rows } from '#site/services.ts';
import { mapGet } from './assert-defined.ts';
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
  isShown: (service: Service) => boolean = () => true,
): Service[] {
  return services
    .filter((service) => service !== current && isShown(service))
    .slice(0, 3);
}

/**
 * For each of the services shown, one more that its page's text links to. 'Other Services' lists
 * only the first three, so the last ones would get few links. Picks in order, from those the page
 * does not list, the one with the fewest links so far; on a tie the last. A service whose page
 * lists all others is left out.
 */
export function serviceLinkedInText(
  shown: readonly Service[] = services,
): ReadonlyMap<Service, Service> {
  const isShown = (service: Service) => shown.includes(service);
  const listOf = new Map(
    shown.map((service) => [service, otherServices(service, isShown)]),
  );
  const links = new Map(shown.map((service) => [service, 0]));
  const countLink = (service: Service) =>
    links.set(service, mapGet(links, service) + 1);
  [...listOf.values()].flat().forEach(countLink);

  const linked = new Map<Service, Service>();
  for (const service of shown) {
    const list = mapGet(listOf, service);
    const [least] = shown
      .filter((other) => other !== service && !list.includes(other))
      .toReversed()
      .sort((one, other) => mapGet(links, one) - mapGet(links, other));
    if (!least) continue;
    linked.set(service, least);
    countLink(least);
  }
  return linked;
}

/** A service and a place as people search for them: `Patio cleaning in Exeter`. */
export const serviceIn = (
  { headTerm }: Pick<Service, 'headTerm'>,
  place: string,
): string =>
  `${headTerm.slice(0, 1)}${inSentence(headTerm).slice(1)} in ${place}`;

import { paths, pages } from '../domain/routes.ts';
import type { ServiceSlug } from '../domain/services.ts';

interface PagePlace {
  readonly town?: string;
  readonly service?: ServiceSlug;
}

const landingServices: Readonly<Record<string, ServiceSlug | undefined>> = {
  [paths.patioExeter]: 'patio-cleaning',
  [paths.drivewayExeter]: 'driveway-cleaning',
  [paths.pressureWashingDevon]: 'pressure-washing',
  [paths.roofDevon]: 'roof-moss-removal',
};

/** The town and the service that a page is about: slugs, left out where it is about none. */
export function placeOf(path: string): PagePlace {
  const page = pages.find((candidate) => candidate.path === path);
  if (page?.kind === 'hub') return { town: page.townSlug };
  if (page?.kind === 'townService') return { town: page.townSlug, service: page.serviceSlug };
  const service = landingServices[path];
  return service ? { service } : {};
}

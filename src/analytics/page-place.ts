import { fixedPage } from '../domain/page-table.ts';
import { pages } from '../domain/routes.ts';

interface PagePlace {
  readonly town?: string;
  readonly service?: string;
}

/** The town and the service that a page is about: slugs, left out where it is about none. */
export function placeOf(path: string): PagePlace {
  const page = pages.find((candidate) => candidate.path === path);
  if (page?.kind === 'hub') return { town: page.townSlug };
  if (page?.kind === 'townService') return { town: page.townSlug, service: page.serviceSlug };
  if (page?.kind !== 'fixed') return {};
  const { service } = fixedPage(page.id);
  return service ? { service } : {};
}

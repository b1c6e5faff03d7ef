import { assertDefined, mapGet } from '../../src/domain/assert-defined.ts';
import { neighboursOf, findTown } from '../../src/domain/towns.ts';
import { companions, findService, otherServices, services } from '../../src/domain/services.ts';
import { landingRows } from '../../src/domain/page-table.ts';
import { paths, type Page } from '../../src/domain/routes.ts';
import type { ReviewSite, Rule } from '../model.ts';
import { indexable } from './each-page.ts';

/** Links from the content of other pages to one of a town: fewer are a fault, */
const MIN_INBOUND = 3;
/** and so are fewer than these, to a page of a town where the lists that the specification counts out give as many. */
const WANTED_INBOUND = 6;

/** Home, services and areas name every landing page, the gallery those whose service it shows; the other landing pages may. */
const NAMING_LANDING_PAGES = 3;

export const inboundLinks: Rule = {
  id: 'inbound-links',
  title: 'Too few links from other pages’ content',
  why: 'Links in running text tell readers and crawlers what matters; a page that only the menu knows looks like an appendix.',
  todo: `Link to the page from the content of at least ${WANTED_INBOUND} related pages; ${MIN_INBOUND} where hub, neighbours and other services are fewer.`,
  check: (site) =>
    indexable(site).flatMap(({ page, path }) => {
      if (path === '/' || mapGet(site.links.inbound, path).length === 0) return [];
      const count = mapGet(site.links.contextualIn, path).length;
      const wanted = Math.max(MIN_INBOUND, Math.min(WANTED_INBOUND, possibleInbound(page, site)));
      if (count >= wanted) return [];
      return [
        {
          path,
          what: `${count} ${count === 1 ? 'page links' : 'pages link'} here from content; ${wanted} could`,
          where: 'inbound links',
        },
      ];
    }),
};

/**
 * How many pages could link to it. To a page of a town: as many as the lists of hub, neighbours and other services, and the
 * companions in their texts, let.
 */
function possibleInbound(page: Page, { byPath }: ReviewSite): number {
  if (page.kind !== 'townService' && page.kind !== 'hub') {
    const isLanding = landingRows.some((row) => row.path === page.path);
    return isLanding ? NAMING_LANDING_PAGES + landingRows.length - 1 : WANTED_INBOUND;
  }
  const town = assertDefined(findTown(page.townSlug), page.townSlug);
  const isThere = (path: string) => byPath.get(path)?.noIndex === false;
  const own = (slug: string) => paths.townService(town.slug, slug);
  if (page.kind === 'hub') {
    const near = neighboursOf(town).filter(({ slug }) => isThere(paths.town(slug)));
    return 1 + near.length + services.filter(({ slug }) => isThere(own(slug))).length;
  }
  const service = assertDefined(findService(page.serviceSlug), page.serviceSlug);
  const shown = services.filter(({ slug }) => isThere(own(slug)));
  const companionOf = companions(shown);
  const beside = shown.filter(
    (other) =>
      other !== service &&
      (companionOf.get(other) === service || otherServices(other, (each) => shown.includes(each)).includes(service)),
  );
  const near = neighboursOf(town).filter(({ slug }) => isThere(paths.townService(slug, service.slug)));
  return 1 + beside.length + near.length;
}

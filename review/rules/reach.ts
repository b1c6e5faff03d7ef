import { mapGet, assertDefined } from '../../src/domain/assert-defined.ts';
import type { Rule, ReviewSite } from '../types.ts';
import { indexable } from './rule.ts';
import { neighboursOf, findTown, townsOnHome } from '../../src/domain/towns.ts';
import { companions, findService, otherServices, services } from '../../src/domain/services.ts';
import { landingRows } from '../../src/domain/page-table.ts';
import { paths, type Page } from '../../src/domain/routes.ts';

const orphan: Rule = {
  id: 'orphan',
  about: 'links',
  title: 'No page links here',
  why: 'Visitors cannot find the page, and crawlers take what nobody links to for unimportant.',
  todo: 'Link to the page from pages about the same place or subject.',
  check: (site) =>
    indexable(site)
      .filter(({ path }) => path !== '/' && mapGet(site.links.inbound, path).length === 0)
      .map(({ path }) => ({ path, what: 'No other page links to this one', where: 'inbound links' })),
};

/** Links from the content of other pages to one of a town: fewer are a fault, */
const MIN_INBOUND = 3;
/** and so are fewer than these, to a page of a town where the lists that the specification counts out give as many. */
const WANTED_INBOUND = 6;

/** Home, services and areas name every landing page, the gallery those whose service it shows; the other landing pages may. */
const NAMING_LANDING_PAGES = 3;

const inboundLinks: Rule = {
  id: 'inbound-links',
  about: 'links',
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

const deadEnd: Rule = {
  id: 'dead-end',
  about: 'links',
  title: 'Content that leads nowhere',
  why: 'A reader who has finished should find the next step in front of them, not in the menu.',
  todo: 'End the page with a link to what a reader would want next, or with a form.',
  check: (site) =>
    indexable(site)
      .filter(({ path, reading }) => reading.forms === 0 && mapGet(site.links.contextualOut, path).length === 0)
      .map(({ path }) => ({ path, what: 'Nothing in the content links to another page', where: 'outbound links' })),
};

/** The service pages of a town are a click further than its hub; of very many towns the home page names the top ones alone. */
const MAX_CLICKS = 2;
const FURTHER = 3;

const near = new Set(townsOnHome.map(({ slug }) => slug));

const maxClicks = (page: Page) => (page.kind === 'townService' && !near.has(page.townSlug) ? FURTHER : MAX_CLICKS);

const clickDepth: Rule = {
  id: 'click-depth',
  about: 'links',
  title: 'Too many clicks from the home page',
  why: 'Pages far from the home page are found late, crawled seldom and rank poorly.',
  todo: `Link to the page from one that is at most ${MAX_CLICKS - 1} click away; ${FURTHER - 1} for a service page of a town that the home page does not name.`,
  check: (site) =>
    indexable(site).flatMap(({ page, path }) => {
      const inbound = mapGet(site.links.inbound, path);
      const clicks = site.links.depth.get(path);
      if (path === '/' || inbound.length === 0 || (clicks !== undefined && clicks <= maxClicks(page))) return [];
      return [
        {
          path,
          what:
            clicks === undefined
              ? 'The page cannot be reached from the home page'
              : `The page is ${clicks} clicks away`,
          where: `linked from ${inbound[0]}`,
        },
      ];
    }),
};

export const reachRules: readonly Rule[] = [orphan, inboundLinks, deadEnd, clickDepth];

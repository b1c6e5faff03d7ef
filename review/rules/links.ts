import { assertDefined, mapGet } from '../../src/domain/assert-defined.ts';
import { landingRows } from '../../src/domain/page-table.ts';
import { paths, type Page } from '../../src/domain/pages.ts';
import {
  findService,
  otherServices,
  services,
} from '../../src/domain/services.ts';
import {
  findTown,
  neighboursOf,
  towns,
  townsOnHome,
} from '../../src/domain/towns.ts';
import { parseTownPath } from '../read/links.ts';
import type { ReviewSite } from '../read/read-site.ts';
import type { Rule } from '../types.ts';
import { eachListed, eachLink, levelOf, linkFault } from './rule.ts';

/** The longest names first, so that a town whose name holds another's is not taken for it. */
const labels = towns
  .map(({ label }) => label)
  .sort((a, b) => b.length - a.length);
const named = new RegExp(
  `(?<![\\p{L}-])(?:${labels.map(RegExp.escape).join('|')})(?![\\p{L}-])`,
  'gu',
);

/** Links from the content of other pages to one of a town: fewer are a fault, though of a single town only home and its hub lead on; */
const MIN_INBOUND = Math.min(3, towns.length + 1);
/** and so are fewer than these, to a page of a town where the lists that the specification counts out give as many. */
const WANTED_INBOUND = 6;
/** Home, services and areas name every landing page, the gallery those whose service it shows; the other landing pages may. */
const NAMING_LANDING_PAGES = 3;

/** How many pages could link to it. To a fixed page: a few others, and every landing page. To a page of a town: as many as the lists of hub, neighbours and other services let. */
function possibleInbound(page: Page, { byPath }: ReviewSite): number {
  if (page.kind !== 'townService' && page.kind !== 'hub') {
    const isLanding = landingRows.some((row) => row.path === page.path);
    return (
      (isLanding ? NAMING_LANDING_PAGES - 1 : MIN_INBOUND) + landingRows.length
    );
  }
  const town = assertDefined(findTown(page.townSlug), page.townSlug);
  const isThere = (path: string) => byPath.get(path)?.isListed === true;
  const shown = services.filter(({ slug }) =>
    isThere(paths.townService(town.slug, slug)),
  );
  const near = (pathOf: (slug: string) => string) =>
    neighboursOf(town).filter(({ slug }) => isThere(pathOf(slug)));
  if (page.kind === 'hub') return 1 + near(paths.town).length + shown.length;
  const service = assertDefined(
    findService(page.serviceSlug),
    page.serviceSlug,
  );
  const beside = shown.filter(
    (other) =>
      other !== service &&
      otherServices(other, (each) => shown.includes(each)).includes(service),
  );
  return (
    1 +
    beside.length +
    near((slug) => paths.townService(slug, service.slug)).length
  );
}

/** The service pages of a town are a click further than its hub; of very many towns the home page names the top ones alone. */
const MAX_CLICKS = 2;
const FURTHER = 3;
const near = new Set(townsOnHome.map(({ slug }) => slug));
const maxClicks = (page: Page) =>
  page.kind === 'townService' && !near.has(page.townSlug)
    ? FURTHER
    : MAX_CLICKS;

export const linkRules: readonly Rule[] = [
  {
    id: 'broken-link',
    about: 'links',
    isOfEveryPage: true,
    title: 'Link to a page that does not exist',
    why: 'A visitor meets the error page, and crawlers spend their visit on nothing.',
    todo: 'Correct the address; write it with the path builder in src/domain/pages.ts.',
    checkPage: eachLink(({ href, text, target }, _, { known, captured }) => {
      const kind = target && known.get(target.path)?.kind;
      const exists =
        !target ||
        (kind ?? 'notFound') !== 'notFound' ||
        captured.files.has(target.path);
      return href.startsWith('#') || (exists && href.trim() !== '')
        ? undefined
        : `The link "${text}" leads nowhere`;
    }),
  },
  {
    id: 'broken-anchor',
    about: 'links',
    title: 'Link to a place that is not on the page',
    why: 'The page opens at its top instead of the place promised, and a skip link that leads nowhere fails keyboard users.',
    todo: 'Correct the part after #, or give the element that is meant this id.',
    checkSite: ({ pages, byPath }) =>
      pages.flatMap(({ path, anchored }) =>
        anchored.flatMap((link) => {
          const { path: to = '', hash = '' } = link.target ?? {};
          // An address of the page itself that starts with # stays on the error page too, whatever its path.
          const page = byPath.get(link.href.startsWith('#') ? path : to);
          const what = `The link "${link.text}" leads to a place that does not exist`;
          return !page || page.ids.includes(hash)
            ? []
            : linkFault(what, link).map((fault) => ({ path, ...fault }));
        }),
      ),
  },
  {
    id: 'unpublished-link',
    about: 'links',
    title: 'A link to a page that is not published',
    why: 'A page with "publish": false is kept out of search engines and lists; a link leads visitors and crawlers to it all the same.',
    todo: 'Take the link out, or publish the page in its profile.',
    checkSite: ({ pages, read }) => {
      const hidden = new Set(
        pages.flatMap(({ page, isListed }) =>
          !isListed && page.kind === 'townService' ? page.path : [],
        ),
      );
      const linking = pages.filter(
        ({ isListed, outbound }) =>
          isListed && outbound.some((path) => hidden.has(path)),
      );
      return linking.flatMap(({ path }) =>
        read(path).reading.links.flatMap((link) => {
          const { path: to = path } = link.target ?? {};
          const what = `The link "${link.text}" leads to ${to}, which is not published`;
          return to !== path && hidden.has(to)
            ? linkFault(what, link).map((fault) => ({ path, ...fault }))
            : [];
        }),
      );
    },
  },
  {
    id: 'mixed-content',
    about: 'links',
    isOfEveryPage: true,
    title: 'Something is fetched or linked without encryption',
    why: 'Browsers block or warn about what a page fetches over http, and an http link to ourselves costs a redirect.',
    todo: 'Use https, or an address that starts with a slash.',
    checkPage: ({ reading }, { siteUrl }) => {
      const { protocol, host, origin } = new URL(siteUrl);
      // A site tried out locally has no https; its own addresses are not mixed.
      const isPlain = (address: string) =>
        /^http:/i.test(address) &&
        (protocol !== 'http:' || !address.startsWith(`${origin}/`));
      const linked = reading.links.map(({ href, live }) => ({
        address: href,
        from: 'a href',
        live,
      }));
      const own = linked.filter(
        ({ address }) => isPlain(address) && URL.parse(address)?.host === host,
      );
      return [
        ...reading.resources.filter(({ address }) => isPlain(address)),
        ...own,
      ].map(({ address, from, live }) => ({
        what: `${address} is not encrypted`,
        where: from,
        cause: address,
        ...levelOf(live),
      }));
    },
  },
  {
    id: 'anchor-town',
    about: 'links',
    isOfEveryPage: true,
    title: 'A link that names another town',
    why: 'Readers and crawlers take the words of a link for what the page is about.',
    todo: 'Name the town that the link leads to, or correct its address.',
    checkPage: eachLink(({ text, region, target }) => {
      const slug =
        region === 'main' && target
          ? parseTownPath(target.path)?.town
          : undefined;
      const town = slug === undefined ? undefined : findTown(slug);
      const names: readonly string[] = (town && text.match(named)) ?? [];
      const isFault = town && names.length > 0 && !names.includes(town.label);
      return isFault
        ? `The link "${text}" leads to ${target?.path}`
        : undefined;
    }),
  },
  {
    id: 'orphan',
    about: 'links',
    title: 'No page links here',
    why: 'Visitors cannot find the page, and crawlers take what nobody links to for unimportant.',
    todo: 'Link to the page from pages about the same place or subject.',
    checkSite: eachListed(({ path }, { links }) =>
      path === '/' || mapGet(links.inbound, path).length > 0
        ? undefined
        : { what: 'No other page links to this one', where: 'inbound links' },
    ),
  },
  {
    id: 'inbound-links',
    about: 'links',
    title: 'Too few links from other pages’ content',
    why: 'Links in running text tell readers and crawlers what matters; a page that only the menu knows looks like an appendix.',
    todo: `Link to the page from the content of at least ${WANTED_INBOUND} related pages; ${MIN_INBOUND} where hub, neighbours and other services are fewer.`,
    checkSite: eachListed(({ page, path }, site) => {
      if (path === '/' || mapGet(site.links.inbound, path).length === 0)
        return undefined;
      const count = mapGet(site.links.contextualIn, path).length;
      const wanted = Math.max(
        MIN_INBOUND,
        Math.min(WANTED_INBOUND, possibleInbound(page, site)),
      );
      if (count >= wanted) return undefined;
      const what = `${count} ${count === 1 ? 'page links' : 'pages link'} here from content; ${wanted} could`;
      return { what, where: 'inbound links' };
    }),
  },
  {
    id: 'dead-end',
    about: 'links',
    title: 'Content that leads nowhere',
    why: 'A reader who has finished should find the next step in front of them, not in the menu.',
    todo: 'End the page with a link to what a reader would want next, or with a form.',
    checkSite: eachListed(({ path, forms }, { links }) =>
      forms > 0 || mapGet(links.contextualOut, path).length > 0
        ? undefined
        : {
            what: 'Nothing in the content links to another page',
            where: 'outbound links',
          },
    ),
  },
  {
    id: 'click-depth',
    about: 'links',
    title: 'Too many clicks from the home page',
    why: 'Pages far from the home page are found late, crawled seldom and rank poorly.',
    todo: `Link to the page from one that is at most ${MAX_CLICKS - 1} click away; ${FURTHER - 1} for a service page of a town that the home page does not name.`,
    checkSite: eachListed(({ page, path }, { links }) => {
      const [from] = mapGet(links.inbound, path);
      const clicks = links.depth.get(path) ?? Infinity;
      if (path === '/' || from === undefined || clicks <= maxClicks(page))
        return undefined;
      const isFar = Number.isFinite(clicks);
      const what = isFar
        ? `The page is ${clicks} clicks away`
        : 'The page cannot be reached from the home page';
      return { what, where: `linked from ${from}` };
    }),
  },
];

import { mapGet } from '../../src/domain/assert-defined.ts';
import { paths, type Page } from '../../src/domain/pages.ts';
import { findTown, towns, townsOnHome } from '../../src/domain/towns.ts';
import { countOf } from '../../src/domain/text/count-of.ts';
import { endings } from '../read/obstacles.ts';
import { parseTownPath } from '../read/links.ts';
import { townsNamed } from '../read/place-names.ts';
import type { OpenSite, ReadPage, ReviewSite } from '../read/read-site.ts';
import { eachLink, eachListed, rulesAbout } from './rule.ts';

/**
 * Number of links that a page needs from the content of other pages. In a site of a single
 * town only home and hub can link to a page.
 */
const MIN_INBOUND = Math.min(3, towns.length + 1);

/**
 * A town's service pages are a click further than its hub. With many towns the home page names
 * only the top ones.
 */
const MAX_CLICKS = 2;
const FURTHER = 3;
const near = new Set(townsOnHome.map(({ slug }) => slug));
const maxClicks = (page: Page) =>
  page.kind === 'townService' && !near.has(page.townSlug)
    ? FURTHER
    : MAX_CLICKS;

/** Addresses outside links: other versions of a page, and the pages that its data names. */
const addressTag = /^(?:alternate|prev|next|amphtml)\b|\.(?:item|url)$/;
/** Schemes that visitors can use. */
const usable = /^(?:https?|mailto|tel|sms|whatsapp|geo):$/;
/** Machines that only their owner can reach. */
const local = /^(?:localhost|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|[^.]+)$/;

/** Whether an address leads nowhere from the page at `from`. */
function leadsNowhere(
  address: string,
  from: string,
  { resolve, known, captured }: OpenSite,
): boolean {
  if (address.startsWith('#')) return false;
  const target = resolve(address, from);
  if (!target) {
    const { protocol = '', hostname = '' } = URL.parse(address) ?? {};
    return !usable.test(protocol) || local.test(hostname);
  }
  const { kind = 'notFound' } = known.get(target.path) ?? {};
  const isOwn = target.path === from;
  return !isOwn && kind === 'notFound' && !captured.files.has(target.path);
}

const brokenLinks = eachLink(({ address, text, target }, { path }, site) => {
  const to = target?.path ?? '/';
  const meant = to.replace(endings, '') || '/';
  if (meant !== to && site.known.has(meant))
    return `The link "${text}" redirects: link to ${meant}`;
  const isEmpty = /^(?:\w+:)?$/.test(address.trim());
  const isBroken = isEmpty || leadsNowhere(address, path, site);
  return isBroken && `The link "${text}" leads nowhere`;
});

const linkNames = eachLink(({ text, shown, label, silent }) => {
  if (silent) return false;
  if (text === '') return 'A link has no words';
  const isOther = label?.toLowerCase().includes(shown.toLowerCase());
  return isOther === false && `The link "${shown}" is read out as "${label}"`;
});

/** Whether a label elsewhere on the page names a control. */
const isLabelled = (id: string | undefined, { references }: ReadPage) =>
  references.some(({ tag, text }) => tag === 'label for' && text === id);

const brokenAnchors = eachLink(({ text, target }, { path, ids: own }, site) => {
  const { path: to = '', hash = '' } = target ?? {};
  if (hash === '' || hash === 'top') return false;
  const ids = to === path ? own : site.idsAt(to);
  const isLost = ids?.includes(hash) === false;
  return isLost && `The link "${text}" leads to a place that does not exist`;
});

/** Reports rules of a host that answer 200 at an address without a page. */
const softErrors = ({ captured, resolve, known }: ReviewSite) =>
  captured.hostRules
    .filter(({ name, value }) => name === 'rewrite 200' && resolve(value, '/'))
    .filter(({ pattern }) =>
      [...known.keys()].some((path) =>
        pattern.test(`${path.replace(/\/$/, '')}/no-such-page`),
      ),
    )
    .map(({ file, value, pattern }) => ({
      path: `/${file}`,
      what: `An address that does not exist answers 200 with ${value}, not 404 (a soft 404)`,
      where: String(pattern),
    }));

/** A target into which the host fills part of the requested address, or a function of the host. */
const notFixed = /\/:\w|\$\d|^\/\.netlify\//;

/** Reports redirects and rewrites to a page that does not exist. */
const lostRules = (site: ReviewSite) =>
  site.captured.hostRules
    .filter(({ value }) => !notFixed.test(value))
    .map(({ file, name, value, line: where }) => {
      const what = lostTarget(name, value, site);
      return what && { path: `/${file}`, what, where, cause: value };
    });

/** Says what is wrong with the target of a host's rule. */
function lostTarget(
  name: string,
  value: string,
  site: ReviewSite,
): string | false {
  const { resolve, known, captured, headersAt } = site;
  const path = resolve(value, '/')?.path;
  if (name !== 'location') {
    const isThere =
      path === undefined || known.has(path) || captured.files.has(path);
    const isLost = name.startsWith('rewrite') && !isThere;
    return isLost && 'A rewrite leads to a page that does not exist';
  }
  const next = headersAt(path ?? '').find((rule) => rule.name === name);
  if (next) return `A redirect leads to another one, to ${next.value}`;
  const isLost = leadsNowhere(value, '/', site);
  return isLost && 'A redirect leads to a page that does not exist';
}

export const linkRules = rulesAbout('links', {
  'broken-link': {
    isOfEveryPage: true,
    title: 'A link, redirect or rewrite that leads nowhere or takes a detour',
    why: 'A visitor gets the error page or waits for a redirect, and crawlers waste their visit.',
    todo: 'Correct the address; write it with the path builder.',
    checkPage: (page, site) => [
      brokenLinks(page, site),
      page.said
        .filter(({ tag }) => addressTag.test(tag))
        .filter(({ text }) => leadsNowhere(text, page.path, site))
        .map(({ tag, text }) => ({
          what: 'The address leads nowhere',
          where: `${tag}: ${text}`,
          cause: text.replaceAll(page.path, '~'),
        })),
    ],
    checkSite: (site) => [softErrors(site), lostRules(site)],
  },
  'link-words': {
    isOfEveryPage: true,
    title: 'Link or control without words, or with others than it shows',
    why: 'Nobody who listens to the page, and no crawler, learns where the link leads; people who control the page by voice cannot open it by the words they see.',
    todo: 'Write its words, the alt text of its picture or an aria-label that has the words.',
    checkPage: (page, site) => [
      linkNames(page, site),
      page.unnamed
        .filter(({ id }) => !isLabelled(id, page))
        .map(({ tag, text, live }) => ({
          what: `A ${tag} has no name`,
          where: `${tag} ${text}`,
          live,
        })),
    ],
  },
  nofollow: {
    title: 'Links to our own pages with nofollow',
    why: 'The page passes nothing on, and the pages that it links to are found late.',
    todo: 'Take nofollow off the link.',
    checkPage: eachLink(({ text, target, rel }) => {
      const isPassedOver = target && /\bnofollow\b/.test(rel);
      return isPassedOver && `The link "${text}" says nofollow`;
    }),
  },
  'broken-anchor': {
    isOfEveryPage: true,
    title: 'Link or label that names a place missing from the page',
    why: 'The page opens at its top instead of the place promised, and what a screen reader should read out is not found.',
    todo: 'Correct the part after #, or give this id to the element that is meant.',
    checkPage: (page, site) => [
      brokenAnchors(page, site),
      page.references
        .filter(({ text }) => !page.ids.includes(text))
        .map(({ tag, text, live }) => ({
          what: `No element of the page has the id ${text}`,
          where: `${tag}: ${text}`,
          cause: text,
          live,
        })),
    ],
  },
  'unpublished-link': {
    title: 'A link to a page that is not published',
    why: 'A page with "publish": false is kept out of search engines and lists; a link leads visitors and crawlers to it all the same.',
    todo: 'Take the link out, or publish the page in its profile.',
    checkPage: eachLink(({ text, target }, _, { known, isListed }) => {
      const page = known.get(target?.path ?? '');
      const isHidden = page?.kind === 'townService' && !isListed(page);
      return (
        isHidden &&
        `The link "${text}" leads to ${page.path}, which is not published`
      );
    }),
  },
  'mixed-content': {
    isOfEveryPage: true,
    title: 'Something is loaded or linked without encryption',
    why: 'Browsers block what a page loads over http, or warn of it, and an http link to ourselves costs a redirect.',
    todo: 'Use https, or an address that starts with a slash.',
    checkPage: ({ links, resources }, { siteUrl }) => {
      const { host, origin } = new URL(siteUrl);
      const ofUs = links.filter(
        ({ address }) => URL.parse(address)?.host === host,
      );
      return (
        [...resources, ...ofUs]
          .filter(({ address }) => /^http:/i.test(address))
          // A site tried out locally has no https: its own addresses are not mixed.
          .filter(({ address }) => !address.startsWith(`${origin}/`))
          .map(({ address, from, live }) => ({
            what: `${address} is not encrypted`,
            where: from,
            cause: address,
            live,
          }))
      );
    },
  },
  'anchor-town': {
    isOfEveryPage: true,
    title: 'A link that names another town',
    why: 'Readers and crawlers take the words of a link for what the page is about.',
    todo: 'Name the town that the link leads to, or correct its address.',
    checkPage: eachLink(({ text, target }) => {
      const slug = target && parseTownPath(target.path)?.town;
      const town = findTown(slug ?? '');
      const names = townsNamed(text);
      if (!town || names.length === 0) return false;
      const isOther = !names.includes(town.label);
      return isOther && `The link "${text}" leads to ${target?.path}`;
    }),
  },
  'inbound-links': {
    title: 'Too few links from other pages’ content',
    why: 'Links in running text tell readers and crawlers what matters; a page that only the menu knows looks like an appendix, and one that nobody links to is not found.',
    todo: `Link to the page from the content of at least ${MIN_INBOUND} pages about the same place or subject.`,
    checkSite: eachListed(({ page, path }, { links }) => {
      const count = mapGet(links.contextualIn, path).length;
      const isNamed = mapGet(links.contextualIn, path).includes(paths.areas);
      if (page.kind === 'hub' && !isNamed)
        return {
          what: `${paths.areas} does not link to the town`,
          where: 'inbound links',
        };
      const all = mapGet(links.inbound, path).length;
      if (path === '/' || count >= MIN_INBOUND) return false;
      const what = `${countOf(count, 'page links', 'pages link')} here from content, ${all} in all`;
      return { what, where: 'inbound links' };
    }),
  },
  'dead-end': {
    title: 'Content that leads nowhere',
    why: 'A reader who has finished should find the next step in front of them, not in the menu.',
    todo: 'End the page with a link to what a reader would want next, or with a form.',
    checkPage: ({ forms, contextual }) =>
      forms + contextual.length === 0 && {
        what: 'Nothing in the content links to another page',
        where: 'outbound links',
      },
  },
  'click-depth': {
    title: 'Too many clicks from the home page',
    why: 'Pages far from the home page are found late, crawled seldom and rank poorly.',
    todo: `Link to the page from one that is at most ${MAX_CLICKS - 1} click away; ${FURTHER - 1} for a service page of a town that the home page does not name.`,
    checkSite: eachListed(({ page, path }, { links }) => {
      const [from] = mapGet(links.inbound, path);
      const clicks = links.depth.get(path);
      // A page that nobody links to breaks the rule on inbound links.
      if (from === undefined || (clicks ?? Infinity) <= maxClicks(page))
        return false;
      const what =
        clicks === undefined
          ? 'The page cannot be reached from the home page'
          : `The page is ${clicks} clicks away`;
      return { what, where: `linked from ${from}` };
    }),
  },
});

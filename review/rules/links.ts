import { mapGet } from '../../core/domain/assert-defined.ts';
import type { Page } from '../../core/domain/pages.ts';
import { findTown, towns, townsOnHome } from '../../core/domain/towns.ts';
import { countOf } from '../../core/domain/text/count-of.ts';
import { parseTownPath } from '../read/links.ts';
import type { PageLink } from '../read/read-page.ts';
import type { OpenSite } from '../read/read-site.ts';
import { townsNamed } from '../read/place-names.ts';
import { eachLink, eachListed, rulesById } from './rule.ts';

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

/** Schemes that visitors can use. */
const usable = /^(?:https?|mailto|tel|sms|whatsapp|geo):./;

/** Whether a visitor can follow a link. */
function leadsSomewhere(
  { address, target }: PageLink,
  { known, captured }: OpenSite,
): boolean {
  if (!target || address === '') return usable.test(address);
  const { path } = target;
  const { kind = 'notFound' } = known.get(path) ?? {};
  // A page's file redirects to the page.
  const isFile = captured.files.has(path) && !path.endsWith('.html');
  return address.startsWith('#') || isFile || kind !== 'notFound';
}

const brokenLinks = eachLink((link, { path, ids: own }, site) => {
  const { text, target } = link;
  if (!leadsSomewhere(link, site)) return `The link "${text}" leads nowhere`;
  const { path: to = '', hash = '' } = target ?? {};
  if (hash === '' || hash === 'top') return false;
  const ids = to === path ? own : site.idsAt(to);
  const isLost = ids?.includes(hash) === false;
  return isLost && `The link "${text}" leads to a place that does not exist`;
});

export const linkRules = rulesById({
  'broken-link': {
    isOfEveryPage: true,
    title: 'A link that leads nowhere',
    why: 'A visitor gets the error page, or another place than the one promised, and crawlers waste their visit.',
    todo: 'Correct the address, or give the id after its # to the element that is meant; write it with the path builder.',
    checkPage: brokenLinks,
  },
  'link-words': {
    isOfEveryPage: true,
    title: 'Link without words',
    why: 'Nobody who listens to the page, and no crawler, learns where the link leads.',
    todo: 'Write its words, the alt text of its picture or an aria-label.',
    checkPage: eachLink(({ text }) => text === '' && 'A link has no words'),
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
    checkSite: eachListed(({ path }, { links }) => {
      const count = mapGet(links.contextualIn, path).length;
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

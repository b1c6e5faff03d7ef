import { towns } from '../../src/domain/towns.ts';
import { internalTarget, parseTownPath } from '../read/links.ts';
import type { Rule } from '../types.ts';
import { levelOf, eachPage } from './rule.ts';

const brokenLink: Rule = {
  id: 'broken-link',
  about: 'links',
  title: 'Link to a page that does not exist',
  why: 'A visitor meets the error page, and crawlers spend their visit on nothing.',
  todo: 'Correct the address; write it with the path builder in src/domain/routes.ts.',
  check: eachPage(({ reading, path }, { byPath, captured, siteUrl }) => {
    const broken = new Map<string, { text: string; live: boolean }>();
    for (const { href, text, live } of reading.links) {
      if (href.startsWith('#')) continue;
      const target = internalTarget(href, path, siteUrl);
      const exists =
        target === undefined ||
        (byPath.get(target.path)?.page.kind ?? 'notFound') !== 'notFound' ||
        captured.files.has(target.path);
      if (!exists || href.trim() === '') broken.set(href, { text, live: live && (broken.get(href)?.live ?? true) });
    }
    return [...broken].map(([href, { text, live }]) => ({
      what: `The link "${text}" leads nowhere`,
      where: `a href: ${href || '(empty)'}`,
      cause: href,
      ...levelOf(live),
    }));
  }),
};

const brokenAnchor: Rule = {
  id: 'broken-anchor',
  about: 'links',
  title: 'Link to a place that is not on the page',
  why: 'The page opens at its top instead of the place promised, and a skip link that leads nowhere fails keyboard users.',
  todo: 'Correct the part after #, or give the element that is meant this id.',
  check: eachPage(({ reading, path }, { byPath, siteUrl }) => {
    const broken = new Map<string, string>();
    for (const { href, text } of reading.links) {
      const target = internalTarget(href, path, siteUrl);
      // An address of the page itself that starts with # stays on the error page too, whatever its path.
      const page = target && (href.startsWith('#') ? byPath.get(path) : byPath.get(target.path));
      if (page && target.hash !== '' && target.hash !== 'top' && !page.reading.ids.includes(target.hash))
        broken.set(href, text);
    }
    return [...broken].map(([href, text]) => ({
      what: `The link "${text}" leads to a place that does not exist`,
      where: `a href: ${href}`,
      cause: href,
    }));
  }),
};

const unpublishedLink: Rule = {
  id: 'unpublished-link',
  about: 'links',
  title: 'A link to a page that is not published',
  why: 'A page with "publish": false is kept out of search engines and lists; a link leads visitors and crawlers to it all the same.',
  todo: 'Take the link out, or publish the page in its profile.',
  check: eachPage(({ reading, path, noIndex }, { byPath, siteUrl }) => {
    if (noIndex) return [];
    const found = new Map<string, { text: string; live: boolean }>();
    for (const { href, text, live } of reading.links) {
      const target = internalTarget(href, path, siteUrl)?.path;
      const page = target === undefined ? undefined : byPath.get(target);
      if (page?.page.kind === 'townService' && page.noIndex && page.path !== path)
        found.set(page.path, { text, live: live && (found.get(page.path)?.live ?? true) });
    }
    return [...found].map(([target, { text, live }]) => ({
      what: `The link "${text}" leads to ${target}, which is not published`,
      where: `a href: ${target}`,
      cause: target,
      ...levelOf(live),
    }));
  }),
};

const mixedContent: Rule = {
  id: 'mixed-content',
  about: 'links',
  title: 'Something is fetched or linked without encryption',
  why: 'Browsers block or warn about what a page fetches over http, and an http link to ourselves costs a redirect.',
  todo: 'Use https, or an address that starts with a slash.',
  check: eachPage(({ reading }, { siteUrl }) => {
    // A site tried out locally has no https; its own addresses are not mixed.
    const own = siteUrl.startsWith('http:') ? new URL(siteUrl).origin : undefined;
    const plain = (address: string) => /^http:/i.test(address) && (own === undefined || !address.startsWith(`${own}/`));
    const host = new URL(siteUrl).host;
    const fetched = reading.resources
      .filter(({ address }) => plain(address))
      .map(({ address, from, live }) => ({ address, from, live }));
    const linked = reading.links
      .filter(({ href }) => plain(href) && new URL(href).host === host)
      .map(({ href, live }) => ({ address: href, from: 'a href', live }));
    return [...new Map([...fetched, ...linked].map((item) => [item.address, item])).values()].map(
      ({ address, from, live }) => ({
        what: `${address} is not encrypted`,
        where: from,
        cause: address,
        ...levelOf(live),
      }),
    );
  }),
};

/** The longest names first, so that a town whose name holds another's is not taken for it. */
const labels = towns.map(({ slug, label }) => ({ slug, label })).sort((a, b) => b.label.length - a.label.length);
const named = new RegExp(
  `(?<![\\p{L}-])(?:${labels.map(({ label }) => RegExp.escape(label)).join('|')})(?![\\p{L}-])`,
  'gu',
);

const anchorTown: Rule = {
  id: 'anchor-town',
  about: 'links',
  title: 'A link that names another town',
  why: 'Readers and crawlers take the words of a link for what the page is about.',
  todo: 'Name the town that the link leads to, or correct its address.',
  check: eachPage(({ reading, path }, { siteUrl }) =>
    reading.links.flatMap(({ href, text, region, live }) => {
      const target = region === 'main' ? internalTarget(href, path, siteUrl)?.path : undefined;
      const town = labels.find(({ slug }) => slug === parseTownPath(target ?? '')?.town);
      const names: readonly string[] = text.match(named) ?? [];
      if (!town || names.length === 0 || names.includes(town.label)) return [];
      return [
        {
          what: `The link "${text}" leads to ${target}`,
          where: `a href: ${href}`,
          cause: `${text} ${target}`,
          ...levelOf(live),
        },
      ];
    }),
  ),
};

export const linkRules: readonly Rule[] = [brokenLink, brokenAnchor, unpublishedLink, mixedContent, anchorTown];

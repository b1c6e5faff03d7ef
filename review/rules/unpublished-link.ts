import { internalTarget } from '../addresses.ts';
import type { Rule } from '../model.ts';
import { eachPage } from './each-page.ts';
import { levelOf } from './live.ts';

export const unpublishedLink: Rule = {
  id: 'unpublished-link',
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

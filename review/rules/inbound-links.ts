import type { Rule } from '../model.ts';
import { indexable } from './each-page.ts';

/** Links from the content of other pages. */
const MIN_INBOUND = 3;

export const inboundLinks: Rule = {
  id: 'inbound-links',
  title: 'Too few links from other pages’ content',
  why: 'Links in running text tell readers and crawlers what matters; a page that only the menu knows looks like an appendix.',
  todo: `Link to the page from the content of at least ${MIN_INBOUND} related pages.`,
  check: (site) =>
    indexable(site).flatMap(({ path }) => {
      if (path === '/' || site.links.inbound.get(path)!.length === 0) return [];
      const count = site.links.contextualIn.get(path)!.length;
      // Pages in the header or footer are linked from everywhere: only those that are not need links in content.
      const everywhere = site.links.inbound.get(path)!.length >= site.pages.length / 2;
      if (count >= MIN_INBOUND || everywhere) return [];
      return [{ path, what: `${count} pages link here from their content`, where: 'inbound links' }];
    }),
};

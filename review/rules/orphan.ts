import { mapGet } from '../../src/domain/assert-defined.ts';
import type { Rule } from '../model.ts';
import { indexable } from './each-page.ts';

export const orphan: Rule = {
  id: 'orphan',
  title: 'No page links here',
  why: 'Visitors cannot find the page, and crawlers take what nobody links to for unimportant.',
  todo: 'Link to the page from pages about the same place or subject.',
  check: (site) =>
    indexable(site)
      .filter(({ path }) => path !== '/' && mapGet(site.links.inbound, path).length === 0)
      .map(({ path }) => ({ path, what: 'No other page links to this one', where: 'inbound links' })),
};

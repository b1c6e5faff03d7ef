import { mapGet } from '../../src/domain/assert-defined.ts';
import type { Rule } from '../model.ts';
import { indexable } from './each-page.ts';

export const deadEnd: Rule = {
  id: 'dead-end',
  title: 'Content that leads nowhere',
  why: 'A reader who has finished should find the next step in front of them, not in the menu.',
  todo: 'End the page with a link to what a reader would want next, or with a form.',
  check: (site) =>
    indexable(site)
      .filter(({ path, reading }) => reading.forms === 0 && mapGet(site.links.contextualOut, path).length === 0)
      .map(({ path }) => ({ path, what: 'Nothing in the content links to another page', where: 'outbound links' })),
};

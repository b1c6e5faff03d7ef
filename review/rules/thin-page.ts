import type { Page } from '../../src/domain/routes.ts';
import type { Rule } from '../model.ts';
import { levelOf } from './live.ts';
import { indexable } from './each-page.ts';

/** Words in the main element. A form or a list of links needs few; a page about a service in a town must have something to say. */
const minWords: Readonly<Record<Page['kind'], number>> = { fixed: 75, hub: 250, townService: 450, notFound: 0 };

export const thinPage: Rule = {
  id: 'thin-page',
  title: 'Too little to read',
  why: 'A page with little of its own is taken for a doorway and left out of the index.',
  todo: 'Write what a customer would ask about this, or join the page with another.',
  check: (site) =>
    indexable(site)
      .filter(({ page, words }) => words < minWords[page.kind])
      .map(({ page, path, words, html }) => ({
        path,
        what: `The page has ${words} words; at least ${minWords[page.kind]}`,
        where: 'main',
        // The words that are missing may be posts that nobody has written yet.
        ...levelOf(page.kind === 'fixed' && /\sdata-live[\s=>]/.test(html)),
      })),
};

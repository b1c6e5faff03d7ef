import type { Rule } from '../model.ts';
import { indexable, repeats } from './each-page.ts';

export const duplicateDescription: Rule = {
  id: 'duplicate-description',
  title: 'Two pages with one description',
  why: 'A repeated description tells people nothing about the page, and search engines drop it.',
  todo: 'Describe what this page has and the other has not.',
  check: (site) =>
    repeats(indexable(site), ({ reading }) => reading.descriptions[0]).map(({ page, first, value }) => ({
      path: page.path,
      what: `The description is the same as on ${first.path}`,
      where: `meta description: ${value}`,
    })),
};

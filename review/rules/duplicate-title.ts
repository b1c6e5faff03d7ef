import type { Rule } from '../model.ts';
import { indexable, repeats } from './each-page.ts';

export const duplicateTitle: Rule = {
  id: 'duplicate-title',
  title: 'Two pages with one title',
  why: 'Two results with the same title compete with each other, and people cannot tell them apart.',
  todo: 'Say in each title what only this page is about.',
  check: (site) =>
    repeats(indexable(site), ({ reading }) => reading.titles[0]).map(({ page, first, value }) => ({
      path: page.path,
      what: `The title is the same as on ${first.path}`,
      where: `title: ${value}`,
    })),
};

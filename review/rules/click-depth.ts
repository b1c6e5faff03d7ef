import type { Rule } from '../model.ts';
import { indexable } from './each-page.ts';

const MAX_CLICKS = 3;

export const clickDepth: Rule = {
  id: 'click-depth',
  title: 'Too many clicks from the home page',
  why: 'Pages far from the home page are found late, crawled seldom and rank poorly.',
  todo: `Link to the page from one that is at most ${MAX_CLICKS - 1} clicks away.`,
  check: (site) =>
    indexable(site).flatMap(({ path }) => {
      const inbound = site.links.inbound.get(path)!;
      const clicks = site.links.depth.get(path);
      if (path === '/' || inbound.length === 0 || (clicks !== undefined && clicks <= MAX_CLICKS)) return [];
      return [
        {
          path,
          what:
            clicks === undefined
              ? 'The page cannot be reached from the home page'
              : `The page is ${clicks} clicks away`,
          where: `linked from ${inbound[0]}`,
        },
      ];
    }),
};

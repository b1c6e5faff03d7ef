import { mapGet } from '../../src/domain/assert-defined.ts';
import type { Page } from '../../src/domain/routes.ts';
import { townsOnHome } from '../../src/domain/towns.ts';
import type { Rule } from '../model.ts';
import { indexable } from './each-page.ts';

/** The service pages of a town are a click further than its hub; of very many towns the home page names the top ones alone. */
const MAX_CLICKS = 2;
const FURTHER = 3;

const near = new Set(townsOnHome.map(({ slug }) => slug));

const maxClicks = (page: Page) => (page.kind === 'townService' && !near.has(page.townSlug) ? FURTHER : MAX_CLICKS);

export const clickDepth: Rule = {
  id: 'click-depth',
  title: 'Too many clicks from the home page',
  why: 'Pages far from the home page are found late, crawled seldom and rank poorly.',
  todo: `Link to the page from one that is at most ${MAX_CLICKS - 1} click away; ${FURTHER - 1} for a service page of a town that the home page does not name.`,
  check: (site) =>
    indexable(site).flatMap(({ page, path }) => {
      const inbound = mapGet(site.links.inbound, path);
      const clicks = site.links.depth.get(path);
      if (path === '/' || inbound.length === 0 || (clicks !== undefined && clicks <= maxClicks(page))) return [];
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

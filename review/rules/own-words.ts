import { ownShareBound } from '../../generator/likeness/similarity.ts';
import type { Rule } from '../model.ts';
import { ownShare } from '../own-share.ts';
import { indexable } from './each-page.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

export const ownWords: Rule = {
  id: 'own-words',
  title: 'Too few words of its own',
  why: 'A page put together from what stands on others is scaled content, however little any two of them share.',
  todo: 'Write what is true of this place and this service alone, or cut what is said on other pages.',
  check: (site) =>
    indexable(site)
      .filter(({ page }) => page.kind === 'townService' || page.kind === 'hub')
      .map((page) => ({ path: page.path, share: ownShare(page, site) }))
      .filter(({ share }) => share < ownShareBound)
      .map(({ path, share }) => ({
        path,
        what: `${percent(share)} of its words stand in runs that no other page has; at least ${percent(ownShareBound)}`,
        where: 'main',
      })),
};

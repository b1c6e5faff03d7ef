import { mapGet } from '../../src/domain/assert-defined.ts';
import { similarityBounds } from '../../generator/likeness/similarity.ts';
import type { Rule } from '../model.ts';
import { groupOf } from '../prepare-site.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

export const nearDuplicate: Rule = {
  id: 'near-duplicate',
  title: 'Two pages are nearly the same',
  why: 'Search engines keep one of several near-copies, and a reader who meets two feels cheated.',
  todo: 'Give one of them text of its own: facts of the place, another variant, another side of the subject.',
  check: ({ pages, byPath, similarity }) => {
    const reported = new Set<string>();
    return pages.flatMap(({ path, page }) => {
      const nearest = similarity.pages[path]?.nearest;
      if (!nearest) return [];
      const other = nearest.a === path ? nearest.b : nearest.a;
      const sameService = page.kind === 'townService' && groupOf(page) === groupOf(mapGet(byPath, other).page);
      const bound = sameService ? similarityBounds.sameService : similarityBounds.anyPages;
      const pair = [path, other].sort().join(' ');
      if (nearest.similarity <= bound || reported.has(pair)) return [];
      reported.add(pair);
      return [
        {
          path,
          what: `${percent(nearest.similarity)} of its five-word runs are those of ${other}; at most ${percent(bound)}`,
          where: 'main',
        },
      ];
    });
  },
};

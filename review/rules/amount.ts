import type { Page } from '../../src/domain/pages.ts';
import { mapGet } from '../../src/domain/assert-defined.ts';
import { MOST_PAGES } from '../../generator/likeness/repeated-sentences.ts';
import {
  ownShareBound,
  similarityBounds,
} from '../../generator/likeness/similarity.ts';
import { saidOnManyPages } from '#site/text-rules.ts';
import { groupOf } from '../read/read-site.ts';
import type { ReviewSite } from '../read/read-site.ts';
import type { Rule, RuleFinding } from '../types.ts';
import { eachListed, levelOf } from './rule.ts';

/**
 * Words in the main element. A form or a list of links needs few; a town's service page needs
 * many.
 */
const minWords: Readonly<Record<Page['kind'], number>> = {
  fixed: 75,
  hub: 250,
  townService: 450,
  notFound: 0,
};

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const reasons = Object.values(saidOnManyPages);

/** Pairs of pages over the bound of similarity, each pair at the first of its pages. */
function nearDuplicates({
  pages,
  byPath,
  similarity,
}: ReviewSite): RuleFinding[] {
  const reported = new Set<string>();
  return pages.flatMap(({ path, page }) => {
    const nearest = similarity.pages[path]?.nearest;
    if (!nearest) return [];
    const other = nearest.a === path ? nearest.b : nearest.a;
    const isSameService =
      page.kind === 'townService' &&
      groupOf(page) === groupOf(mapGet(byPath, other).page);
    const bound = isSameService
      ? similarityBounds.sameService
      : similarityBounds.anyPages;
    const pair = [path, other].sort().join(' ');
    if (nearest.similarity <= bound || reported.has(pair)) return [];
    reported.add(pair);
    const what = `${percent(nearest.similarity)} of its five-word runs are those of ${other}; at most ${percent(bound)}`;
    return [{ path, what, where: 'main', cause: path }];
  });
}

export const amountRules: readonly Rule[] = [
  {
    id: 'thin-page',
    about: 'text',
    title: 'Too little to read',
    why: 'A page with little of its own is taken for a doorway and left out of the index.',
    todo: 'Write what a customer would ask about this, or join the page with another.',
    checkSite: eachListed(({ page: { kind }, path, words, hasLive }) => {
      if (words >= minWords[kind]) return undefined;
      const what = `The page has ${words} words; at least ${minWords[kind]}`;
      // The words that are missing may be posts that nobody has written yet.
      return {
        what,
        where: 'main',
        cause: path,
        ...levelOf(kind === 'fixed' && hasLive),
      };
    }),
  },
  {
    id: 'own-words',
    about: 'text',
    title: 'Too few words of its own',
    why: 'A page put together from what stands on others is scaled content, however little any two of them share.',
    todo: 'Write what is true of this place and this service alone, or cut what is said on other pages.',
    checkSite: eachListed((page, site) => {
      const { ownShare: share = 0, nearest } =
        site.similarity.pages[page.path] ?? {};
      if (
        (page.page.kind !== 'townService' && page.page.kind !== 'hub') ||
        share >= ownShareBound
      )
        return undefined;
      const what = `${percent(share)} of its words stand in runs that no other page has; at least ${percent(ownShareBound)}`;
      const other = nearest?.a === page.path ? nearest.b : nearest?.a;
      return {
        what,
        where: `main, most like ${other ?? 'none'}`,
        cause: page.path,
      };
    }),
  },
  {
    id: 'repeated-sentence',
    about: 'text',
    title: 'A sentence on too many pages',
    why: 'A long sentence that returns on every page is read once and skipped from then on, with what stands beside it.',
    todo: 'Give it variants, or a reason among the pack’s text rules (saidOnManyPages): a price, safety, the guarantee.',
    checkSite: ({ repeated }) => {
      const what = `A long sentence is repeated without a reason; on at most ${MOST_PAGES} pages it may be`;
      return repeated
        .filter(
          ({ sentence }) => !reasons.some((reason) => reason.test(sentence)),
        )
        .flatMap(({ sentence, paths }) =>
          paths.map((path) => ({
            path,
            what,
            where: sentence,
            cause: sentence,
            ...levelOf(true),
          })),
        );
    },
  },
  {
    id: 'near-duplicate',
    about: 'text',
    title: 'Two pages are nearly the same',
    why: 'Search engines keep one of several near-copies, and a reader who meets two feels cheated.',
    todo: 'Give one of them text of its own: facts of the place, another variant, another side of the subject.',
    checkSite: nearDuplicates,
  },
];

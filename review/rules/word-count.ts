import type { Page } from '../../core/domain/pages.ts';
import { percent } from '../../core/domain/text/count-of.ts';
import { mapGet } from '../../core/domain/assert-defined.ts';
import { MOST_PAGES } from '../../generator/likeness/repeated-sentences.ts';
import {
  ownShareBound,
  similarityBounds,
} from '../../generator/likeness/similarity.ts';
import { saidOnManyPages } from '#site/text-rules.ts';
import { groupOf, isOfTown } from '../read/read-site.ts';
import { eachListed, rulesById } from './rule.ts';

/**
 * Minimum number of words in the main element. A form or a list of links needs few; a town's
 * service page needs many.
 */
const minWords: Readonly<Record<Page['kind'], number>> = {
  fixed: 75,
  hub: 250,
  townService: 450,
  notFound: 0,
};

const reasons = Object.values(saidOnManyPages);

export const wordCountRules = rulesById({
  'thin-page': {
    title: 'Too few words',
    why: 'A page with little of its own is taken for a doorway and left out of the index.',
    todo: 'Answer what a customer would ask, or merge the page with another.',
    checkPage: ({ page: { kind }, path, words, hasLive }) => {
      if (words >= minWords[kind]) return false;
      const what = `The page has ${words} words; it needs ${minWords[kind]}`;
      // The missing words may be posts that nobody has written yet.
      const live = kind === 'fixed' && hasLive;
      return { what, where: 'main', words: 'main', cause: path, live };
    },
  },
  'own-words': {
    title: 'Too few words of its own',
    why: 'A page assembled from parts of others is scaled content, however little any two of them share.',
    todo: 'Write what is true of this place and this service alone, or cut what is said on other pages.',
    checkSite: eachListed(({ page, path }, site) => {
      const share = site.similarity.pages[path]?.ownShare ?? 0;
      if (!isOfTown(page) || share >= ownShareBound) return false;
      const what = `${percent(share)} of its words are in runs that no other town page has; it needs ${percent(ownShareBound)}`;
      const where = `main, most like ${site.nearestTo(path)?.path ?? 'none'}`;
      return { what, where, words: 'main', cause: path };
    }),
  },
  'repeated-sentence': {
    onlyWarns: true,
    title: 'A sentence on too many pages',
    why: 'A long sentence that is on every page is read once and then skipped, with the text around it.',
    todo: 'Give it variants, or a reason among the pack’s text rules (saidOnManyPages): a price, safety, the guarantee.',
    checkSite: ({ repeated }) => {
      const what = `A long sentence is on more than ${MOST_PAGES} pages without a stated reason`;
      const unexplained = repeated.filter(
        ({ sentence }) => !reasons.some((reason) => reason.test(sentence)),
      );
      return unexplained.map(({ sentence: where, paths }) =>
        paths.map((path) => ({
          path,
          what,
          where,
          words: { text: where },
          cause: where,
        })),
      );
    },
  },
  'near-duplicate': {
    title: 'Two pages are nearly the same',
    why: 'Search engines keep one of several near-copies, and a reader who finds two feels cheated.',
    todo: 'Give one of them text of its own: facts of the place, another variant, another side of the subject.',
    checkSite: eachListed(({ page, path }, site) => {
      const nearest = site.nearestTo(path);
      if (!nearest) return false;
      const { path: other, share } = nearest;
      const isSameService =
        page.kind === 'townService' &&
        groupOf(page) === groupOf(mapGet(site.byPath, other).page);
      const bound = isSameService
        ? similarityBounds.sameService
        : similarityBounds.anyPages;
      if (share <= bound) return false;
      const what = `${percent(share)} of its five-word runs are also on ${other}; the limit is ${percent(bound)}`;
      const cause = [path, other].sort().join(' ');
      return { what, where: 'main', words: 'main', cause };
    }),
  },
});

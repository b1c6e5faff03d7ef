import type { Page } from '../../src/domain/pages.ts';
import { percent } from '../count-of.ts';
import { mapGet } from '../../src/domain/assert-defined.ts';
import { MOST_PAGES } from '../../generator/likeness/repeated-sentences.ts';
import {
  ownShareBound,
  similarityBounds,
} from '../../generator/likeness/similarity.ts';
import { saidOnManyPages } from '#site/text-rules.ts';
import { groupOf } from '../read/read-site.ts';
import { eachListed, rulesAbout } from './rule.ts';

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

const reasons = Object.values(saidOnManyPages);

export const amountRules = rulesAbout('text', {
  'thin-page': {
    title: 'Too little to read',
    why: 'A page with little of its own is taken for a doorway and left out of the index.',
    todo: 'Write what a customer would ask about this, or join the page with another.',
    checkPage: ({ page: { kind }, path, words, hasLive }) => {
      if (words >= minWords[kind]) return false;
      const what = `The page has ${words} words; at least ${minWords[kind]}`;
      // The words that are missing may be posts that nobody has written yet.
      const live = kind === 'fixed' && hasLive;
      return { what, where: 'main', cause: path, live };
    },
  },
  'own-words': {
    title: 'Too few words of its own',
    why: 'A page put together from what stands on others is scaled content, however little any two of them share.',
    todo: 'Write what is true of this place and this service alone, or cut what is said on other pages.',
    checkSite: eachListed(({ page, path }, site) => {
      const share = site.similarity.pages[path]?.ownShare ?? 0;
      if (!('townSlug' in page) || share >= ownShareBound) return false;
      const what = `${percent(share)} of its words stand in runs that no other page has; at least ${percent(ownShareBound)}`;
      const where = `main, most like ${site.nearestTo(path)?.path ?? 'none'}`;
      return { what, where, cause: path };
    }),
  },
  'repeated-sentence': {
    onlyWarns: true,
    title: 'A sentence on too many pages',
    why: 'A long sentence that returns on every page is read once and skipped from then on, with what stands beside it.',
    todo: 'Give it variants, or a reason among the pack’s text rules (saidOnManyPages): a price, safety, the guarantee.',
    checkSite: ({ repeated }) => {
      const what = `A long sentence is repeated without a reason; on at most ${MOST_PAGES} pages it may be`;
      const unexplained = repeated.filter(
        ({ sentence }) => !reasons.some((reason) => reason.test(sentence)),
      );
      return unexplained.map(({ sentence: where, paths }) =>
        paths.map((path) => ({ path, what, where, cause: where })),
      );
    },
  },
  'near-duplicate': {
    title: 'Two pages are nearly the same',
    why: 'Search engines keep one of several near-copies, and a reader who meets two feels cheated.',
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
      const what = `${percent(share)} of its five-word runs are those of ${other}; at most ${percent(bound)}`;
      return { what, where: 'main', cause: [path, other].sort().join(' ') };
    }),
  },
});

import { at } from '../../src/domain/assert-defined.ts';
import { comparePages } from './compare-pages.ts';
import type { SimilarityReport } from './similarity-report.ts';
import { maskedWords } from '../../src/domain/text/masked-words.ts';
import {
  createNumberList,
  createVocabulary,
  splitByPage,
  type NumberedTexts,
  type TextPage,
} from './numbered-texts.ts';

/** The highest similarity allowed: the Jaccard index of two pages' five-word shingles, 0 to 1. */
export const similarityBounds = {
  sameService: 0.15,
  sameServiceMean: 0.1,
  anyPages: 0.25,
} as const;

/** Minimum share, from 0 to 1, of a town page's words in shingles that no other page has. */
export const ownShareBound = 0.6;

export interface PageText extends Omit<TextPage, 'words'> {
  readonly text: string;
}

export type SimilarityMeter = ReturnType<typeof createSimilarityMeter>;

const noTexts: NumberedTexts = {
  vocabulary: [],
  words: new Int32Array(),
  pages: [],
};

/**
 * Creates an empty meter. Texts, new or from `cached`, are added one by one and compared at the
 * end.
 */
export function createSimilarityMeter(cached = noTexts) {
  const vocabulary = createVocabulary(cached.vocabulary);
  const pages: TextPage[] = [];
  const words = createNumberList();
  const cachedWords = splitByPage(cached.words, cached.pages);
  const cachedByOwner = Map.groupBy(
    cached.pages.keys(),
    (page) => at(cached.pages, page).owner,
  );
  return {
    /** Adds texts. The time taken is linear in their words. */
    add(list: Iterable<PageText>): void {
      for (const { text, ...page } of list) {
        const numbers = vocabulary.numberAll(maskedWords(text));
        words.add(numbers);
        pages.push({
          ...page,
          words: numbers.length,
        });
      }
    },
    /** Adds an owner's texts from the cache. */
    addCached(owner: string): void {
      for (const page of cachedByOwner.get(owner) ?? []) {
        words.add(at(cachedWords, page));
        pages.push(at(cached.pages, page));
      }
    },
    /**
     * Compares the added texts. If most were compared before, only the rest are compared with all.
     * The returned texts record that they were compared, for a later run.
     */
    compare() {
      const texts: NumberedTexts = {
        vocabulary: vocabulary.words(),
        words: words.all(),
        pages,
      };
      const { sizes, report } = comparePages(texts);
      const compared = pages.map((page, index) => ({
        ...page,
        shingles: sizes[index] ?? 0,
      }));
      return {
        texts: { ...texts, pages: compared },
        report,
      };
    },
  };
}

/** Compares texts, which are read one at a time. */
export function measureSimilarity(texts: Iterable<PageText>): SimilarityReport {
  const meter = createSimilarityMeter();
  meter.add(texts);
  return meter.compare().report;
}

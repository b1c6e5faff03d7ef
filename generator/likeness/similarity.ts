import { at } from '../../src/domain/assert-defined.ts';
import { comparePages } from './compare-pages.ts';
import { maskedWords } from '../../src/domain/text/masked-words.ts';
import {
  createNumberList,
  createVocabulary,
  splitByPage,
  type NumberedTexts,
  type TextPage,
  type Vocabulary,
} from './numbered-texts.ts';

/** The highest similarity allowed: the Jaccard index of two pages' five-word shingles, 0 to 1. */
export const similarityBounds = {
  sameService: 0.15,
  sameServiceMean: 0.1,
  anyPages: 0.25,
} as const;

/** The lowest share allowed of a town page's words in shingles of no other page, from 0 to 1. */
export const ownShareBound = 0.6;

export interface PageText extends Omit<TextPage, 'words'> {
  readonly text: string;
}

export type SimilarityMeter = ReturnType<typeof createSimilarityMeter>;

/**
 * Creates an empty meter. Texts, new or from `cached`, are added one by one and compared at the
 * end.
 */
export function createSimilarityMeter(cached: readonly NumberedTexts[] = []) {
  const vocabulary = createVocabulary();
  const pages: TextPage[] = [];
  const words = createNumberList();
  const cachedByOwner = Map.groupBy(
    cached.flatMap((texts) => renumberPages(texts, vocabulary)),
    ({ page }) => page.owner,
  );
  /** All texts added so far. */
  const texts = (): NumberedTexts => ({
    vocabulary: vocabulary.words(),
    words: words.all(),
    pages,
  });
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
      for (const { words: numbers, page } of cachedByOwner.get(owner) ?? []) {
        words.add(numbers);
        pages.push(page);
      }
    },
    texts,
    /**
     * Compares the added texts. If most were compared before, only the rest are compared with all.
     * The returned texts record that they were compared, for a later run.
     */
    compare() {
      const all = texts();
      const { sizes, report } = comparePages(all);
      const compared = pages.map((page, index) => ({
        ...page,
        shingles: sizes[index] ?? 0,
      }));
      return {
        texts: { ...all, pages: compared },
        report,
      };
    },
  };
}

/** Returns cached pages with their words renumbered for another vocabulary. */
function renumberPages(
  { vocabulary, words, pages }: NumberedTexts,
  target: Vocabulary,
) {
  const isFirst = target.words().length === 0;
  const numbers = target.numberAll(vocabulary);
  const renumbered = isFirst ? words : words.map((word) => numbers[word] ?? -1);
  const lists = splitByPage(renumbered, pages);
  return pages.map((page, index) => ({
    page,
    words: at(lists, index),
  }));
}

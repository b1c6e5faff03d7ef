import { at } from '../../src/domain/assert-defined.ts';
import { comparePages } from './compare-pages.ts';
import { maskedWords } from '../../src/domain/words/masked-words.ts';
import {
  createNumberList,
  createVocabulary,
  splitByPage,
  type NumberedTexts,
  type TextPage,
  type Vocabulary,
} from './numbered-texts.ts';
import type { SimilarityReport } from './similarity-report.ts';

/** How alike two pages may be, as a Jaccard index of five-word shingles between 0 and 1. */
export const similarityBounds = { sameService: 0.15, sameServiceMean: 0.1, anyPages: 0.25 } as const;

/** Least share of a town page's words that lies in five-word runs of no other page, between 0 and 1. */
export const ownShareBound = 0.4;

export interface PageText extends Omit<TextPage, 'words'> {
  readonly text: string;
}

/** Takes the texts as they come and compares them in the end. */
export interface SimilarityMeter {
  readonly add: (texts: Iterable<PageText>) => void;
  /** Adds an owner's texts from the cache. */
  readonly addCached: (owner: string) => void;
  /** What was added. */
  readonly texts: () => NumberedTexts;
  /** Compares what was added; where most of it has been compared before, the rest with all. The texts know of it for a later run. */
  readonly compare: () => { readonly texts: NumberedTexts; readonly report: SimilarityReport };
}

/** A meter without any text, which can be given those of `cached`. Adding is linear in the words. */
export function createSimilarityMeter(cached: readonly NumberedTexts[] = []): SimilarityMeter {
  const vocabulary = createVocabulary();
  const pages: TextPage[] = [];
  const words = createNumberList();
  const cachedByOwner = Map.groupBy(
    cached.flatMap((texts) => renumberPages(texts, vocabulary)),
    ({ page }) => page.owner,
  );
  const texts = () => ({ vocabulary: vocabulary.words(), words: words.all(), pages });
  return {
    add(list) {
      for (const { text, ...page } of list) {
        const numbers = vocabulary.numberAll(maskedWords(text));
        words.add(numbers);
        pages.push({ ...page, words: numbers.length });
      }
    },
    addCached(owner) {
      for (const { words: numbers, page } of cachedByOwner.get(owner) ?? []) {
        words.add(numbers);
        pages.push(page);
      }
    },
    texts,
    compare() {
      const all = texts();
      const { sizes, report } = comparePages(all);
      const compared = pages.map((page, index) => ({ ...page, shingles: sizes[index] ?? 0 }));
      return { texts: { ...all, pages: compared }, report };
    },
  };
}

/** Cached pages with their words in the numbers of another vocabulary. */
function renumberPages({ vocabulary, words, pages }: NumberedTexts, target: Vocabulary) {
  const isFirst = target.words().length === 0;
  const numbers = target.numberAll(vocabulary);
  const renumbered = isFirst ? words : words.map((word) => numbers[word] ?? -1);
  const lists = splitByPage(renumbered, pages);
  return pages.map((page, index) => ({ page, words: at(lists, index) }));
}

import { at } from '../../src/domain/assert-defined.ts';
import { compareChanged } from './compare-changed.ts';
import { comparePages, type Comparison } from './compare-pages.ts';
import { maskedWords } from '../../src/domain/masked-words.ts';
import { createNumberList } from './number-list.ts';
import { splitByPage, type NumberedTexts, type TextPage } from './numbered-texts.ts';
import { hasFirst } from './pair-tally.ts';
import { TOLD_PAIRS } from './similarity-report.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** How alike two pages may be, as a Jaccard index of five-word shingles between 0 and 1. */
export const similarityBounds = { sameService: 0.15, sameServiceMean: 0.1, anyPages: 0.25 } as const;

/** Least share of a town page's words that lies in five-word runs of no other page, between 0 and 1. */
export const ownShareBound = 0.4;

export interface PageText extends Omit<TextPage, 'words'> {
  readonly text: string;
}

/** What is left of texts for a later comparison. */
export interface KnownTexts extends NumberedTexts {
  /** What was found by comparing them, if they were. */
  readonly comparison?: Comparison;
}

/** Texts that have been compared. */
export type ComparedTexts = Required<KnownTexts>;

/** Takes the texts as they come and compares them in the end. */
export interface SimilarityMeter {
  readonly add: (texts: readonly PageText[]) => void;
  /** Adds an owner's texts as they are known. */
  readonly addKnown: (owner: string) => void;
  /** What was added. */
  readonly texts: () => NumberedTexts;
  /** Compares what was added. Where most of it has been compared before, the rest alone is looked at. */
  readonly compare: () => ComparedTexts;
}

interface AddedPage {
  readonly page: TextPage;
  /** Its place among known texts. */
  readonly before?: number;
}

interface PageBefore extends AddedPage {
  readonly words: Int32Array;
}

/** A meter without any text, which can be given those of `known`. Adding is linear in the words. */
export function createSimilarityMeter(known: readonly KnownTexts[] = []): SimilarityMeter {
  const vocabulary = createVocabulary();
  const added: AddedPage[] = [];
  const words = createNumberList();
  const knownByOwner = Map.groupBy(
    known.flatMap((texts) => addedBefore(texts, vocabulary)),
    ({ page }) => page.owner,
  );
  const texts = () => ({
    vocabulary: vocabulary.words(),
    words: words.all(),
    pages: added.map(({ page }) => page),
  });
  return {
    add(list) {
      for (const { text, ...page } of list) {
        const numbers = vocabulary.numberAll(maskedWords(text));
        words.add(numbers);
        added.push({ page: { ...page, words: numbers.length } });
      }
    },
    addKnown(owner) {
      for (const { words: numbers, ...page } of knownByOwner.get(owner) ?? []) {
        words.add(numbers);
        added.push(page);
      }
    },
    texts,
    compare() {
      const all = texts();
      const before = added.map((page) => page.before);
      const [compared] = known.length === 1 ? known : [];
      const comparison = compared && compareWithKnown(all, before, compared);
      return { ...all, comparison: comparison ?? comparePages(all) };
    },
  };
}

/** Undefined where all must be compared anew: most of it is new, or pairs are wanted that were less alike than those that are gone. */
function compareWithKnown(
  texts: NumberedTexts,
  before: readonly (number | undefined)[],
  { comparison, ...known }: KnownTexts,
): Comparison | undefined {
  const kept = before.filter((place) => place !== undefined).length;
  if (!comparison || kept * 2 < before.length) return undefined;
  const changed = compareChanged({ texts, before, known, comparison });
  return hasFirst(changed.pairs, TOLD_PAIRS) ? changed : undefined;
}

/** Known texts in the numbers of another vocabulary. */
function addedBefore({ vocabulary, words, pages }: KnownTexts, target: Vocabulary): PageBefore[] {
  const isFirst = target.words().length === 0;
  const numbers = target.numberAll(vocabulary);
  const renumbered = isFirst ? words : words.map((word) => numbers[word] ?? -1);
  const lists = splitByPage(renumbered, pages);
  return pages.map((page, place) => ({ page, words: at(lists, place), before: place }));
}

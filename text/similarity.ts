import { comparePages, type MeasuredPage, type SimilarityReport } from './compare-pages.ts';
import { maskedWords } from './masked-words.ts';
import { createShingler } from './shingles.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** How alike two pages may be, as a Jaccard index of five-word shingles between 0 and 1. */
export const similarityBounds = { sameService: 0.15, sameServiceMean: 0.1, anyPages: 0.25 } as const;

/** Least share of a town page's words that lies in five-word runs of no other page, between 0 and 1. */
export const ownShareBound = 0.4;

export interface PageText {
  readonly path: string;
  readonly text: string;
  /** Pages of one group (a service, the hubs) are held to the stricter bounds. */
  readonly group: string;
  /** Pages of one owner (a town) may share words that no other owner has. */
  readonly owner: string;
}

/** What is left of texts for comparing them, to be kept for a later comparison. */
export interface KnownTexts {
  /** Words by their number. */
  readonly vocabulary: readonly string[];
  /** The numbers of the words of all texts, one text after the other. */
  readonly words: Int32Array;
  readonly pages: readonly KnownText[];
}

/** A page, and how many words its text has. */
type KnownText = Omit<MeasuredPage, 'runs'>;

/** Takes the texts as they come and compares them in the end. */
export interface SimilarityMeter {
  readonly add: (texts: readonly PageText[]) => void;
  /** Adds an owner's texts as they are known. */
  readonly addKnown: (owner: string) => void;
  /** `keep` limits the lists of most alike pairs. */
  readonly report: (keep?: number) => SimilarityReport;
  /** What was added. */
  readonly texts: () => KnownTexts;
}

/** A meter without any text, which can be given those of `known`. Adding is linear in the words. */
export function createSimilarityMeter(known: readonly KnownTexts[] = []): SimilarityMeter {
  const vocabulary = createVocabulary();
  const shingler = createShingler();
  const pages: MeasuredPage[] = [];
  const knownByOwner = Map.groupBy(
    known.flatMap((texts) => numberedTexts(texts, vocabulary)),
    ({ page }) => page.owner,
  );
  return {
    add(texts) {
      for (const { text, ...page } of texts) {
        const words = maskedWords(text);
        pages.push({ ...page, words: words.length, runs: shingler.numberRuns(vocabulary.numberAll(words)) });
      }
    },
    addKnown(owner) {
      for (const { page, words } of knownByOwner.get(owner) ?? [])
        pages.push({ ...page, runs: shingler.numberRuns(words) });
    },
    report: (keep = 10) => comparePages(pages, keep),
    texts: () => ({
      vocabulary: vocabulary.words(),
      words: shingler.words(),
      pages: pages.map(({ path, group, owner, words }) => ({ path, group, owner, words })),
    }),
  };
}

/** Known texts in the numbers of another vocabulary. */
function numberedTexts({ vocabulary, words, pages }: KnownTexts, target: Vocabulary) {
  const numbers = target.numberAll(vocabulary);
  const renumbered = words.map((word) => numbers[word] ?? -1);
  let start = 0;
  return pages.map((page) => ({ page, words: renumbered.subarray(start, (start += page.words)) }));
}

/** Compares texts that are all there already. */
export function measureSimilarity(texts: readonly PageText[], keep?: number): SimilarityReport {
  const meter = createSimilarityMeter();
  meter.add(texts);
  return meter.report(keep);
}

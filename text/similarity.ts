import { comparePages, type MeasuredPage, type SimilarityReport } from './compare-pages.ts';
import { maskedWords } from './masked-words.ts';
import { createShingler } from './shingles.ts';

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

/** Takes the texts as they come and compares them in the end. */
export interface SimilarityMeter {
  readonly add: (texts: readonly PageText[]) => void;
  /** `keep` limits the lists of most alike pairs. */
  readonly report: (keep?: number) => SimilarityReport;
}

/** A meter without any text. Adding is linear in the words. */
export function createSimilarityMeter(): SimilarityMeter {
  const shingle = createShingler();
  const pages: MeasuredPage[] = [];
  return {
    add(texts) {
      for (const { text, ...page } of texts) {
        const words = maskedWords(text);
        pages.push({ ...page, words: words.length, runs: shingle(words) });
      }
    },
    report: (keep = 10) => comparePages(pages, keep),
  };
}

/** Compares texts that are all there already. */
export function measureSimilarity(texts: readonly PageText[], keep?: number): SimilarityReport {
  const meter = createSimilarityMeter();
  meter.add(texts);
  return meter.report(keep);
}

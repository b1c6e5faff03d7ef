import { maskedWords } from '../../core/domain/text/masked-words.ts';
import { indexRuns } from './run-index.ts';
import { countCovered, createRunHasher } from './runs.ts';
import { createReport, type SimilarityReport } from './similarity-report.ts';

/** The highest similarity allowed: the Jaccard index of two pages' five-word runs, 0 to 1. */
export const similarityBounds = {
  sameService: 0.15,
  sameServiceMean: 0.1,
  anyPages: 0.25,
} as const;

/** Minimum share, from 0 to 1, of a town page's words in runs that no other town page has. */
export const ownShareBound = 0.6;

/** A page to compare. */
export interface PageText {
  readonly path: string;
  /** Pages of one group (a service, the hubs) are held to the stricter bounds. */
  readonly group: string;
  /** Whether it is a town's hub or service page. */
  readonly isOfTown: boolean;
  readonly text: string;
}

/** Compares every text with every other. They are read one at a time. */
export function measureSimilarity(texts: Iterable<PageText>): SimilarityReport {
  const hashRuns = createRunHasher();
  const hashes: Float64Array[] = [];
  const pages = Array.from(texts, (page) => {
    const words = maskedWords(page.text);
    hashes.push(hashRuns(words));
    return { ...page, words: words.length };
  });
  const report = createReport(pages);
  const index = indexRuns(hashes);
  const shared = new Uint32Array(pages.length);
  /** Number of different runs on each page. */
  const sizes = new Uint32Array(pages.length);
  index.runs.forEach((runs, page) => {
    shared.fill(0);
    for (const run of runs) {
      const count = index.count(run);
      const isRepeat = count > 0 && index.page(run, count - 1) === page;
      if (isRepeat) continue;
      sizes[page]! += 1;
      for (let nth = 0; nth < count; nth++) {
        shared[index.page(run, nth)]! += 1;
      }
      index.add(run, page);
    }
    for (let other = 0; other < page; other++) {
      const common = shared[other]!;
      if (common === 0) continue;
      const all = sizes[other]! + sizes[page]! - common;
      report.add(other, page, common / all);
    }
  });
  const ownWords = index.runs.map((runs, page) => {
    const isOwn = (run: number) => {
      for (let nth = 0; nth < index.count(run); nth++) {
        const other = index.page(run, nth);
        if (other !== page && pages[other]!.isOfTown) return false;
      }
      return true;
    };
    return countCovered(Array.from(runs, isOwn));
  });
  return report.finish(ownWords);
}

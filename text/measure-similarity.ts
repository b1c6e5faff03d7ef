import { ensure, itemAt } from '../src/domain/ensure.ts';
import { comparePages, indexPages } from './compare-pages.ts';
import { countCovered } from './covered-words.ts';
import { markShared } from './shingle-holders.ts';
import { createSimilarityMeter, type PageText } from './similarity.ts';
import { reportOf, type PageMeasure, type SimilarityReport } from './similarity-report.ts';
import type { Pair } from './top-pairs.ts';

/** What is measured of one page beside others that are all there. */
export interface DetailedMeasure extends PageMeasure {
  /** Words in no shingle of another owner's page. */
  readonly ownWords: number;
  /** The page most like it. */
  readonly nearest?: Pair;
}

/** Compares texts that are all there already. */
export function measureSimilarity(texts: readonly PageText[], keep?: number): SimilarityReport<DetailedMeasure> {
  const meter = createSimilarityMeter();
  meter.add(texts);
  const numbered = meter.texts();
  const { pages } = numbered;
  const index = indexPages(numbered);
  const nearest: (Pair | undefined)[] = pages.map(() => undefined);
  const comparison = comparePages(numbered, index, (a, b, similarity) => {
    for (const page of [a, b])
      if (similarity > (nearest[page]?.similarity ?? 0))
        nearest[page] = { a: itemAt(pages, a).path, b: itemAt(pages, b).path, similarity };
  });
  const report = reportOf(pages, comparison, keep);
  const isShared = markShared(
    index.holders,
    pages.map(({ owner }) => owner),
  );
  return {
    ...report,
    pages: Object.fromEntries(
      pages.map(({ path, words }, page) => {
        const runs = itemAt(index.runs, page);
        const foreign = countCovered(runs.length, (place) => isShared[runs[place] ?? -1] === 1);
        return [path, { ...ensure(report.pages[path], path), ownWords: words - foreign, nearest: nearest[page] }];
      }),
    ),
  };
}

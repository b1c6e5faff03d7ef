import { assertDefined, at } from '../../src/domain/assert-defined.ts';
import { comparePages } from './compare-pages.ts';
import { splitByPage } from './numbered-texts.ts';
import { countCovered, shingleCount } from './shingles.ts';
import { createSimilarityMeter, type PageText } from './similarity.ts';
import type {
  PageMeasure,
  Pair,
  SimilarityReport,
} from './similarity-report.ts';

/** The measures of one page, compared with all others. */
export interface DetailedMeasure extends PageMeasure {
  /** Words in no shingle of another owner's page. */
  readonly ownWords: number;
  /** The page most like it. */
  readonly nearest?: Pair;
}

/** Compares texts, which are taken one after the other. */
export function measureSimilarity(
  texts: Iterable<PageText>,
  limit?: number,
): SimilarityReport<DetailedMeasure> {
  const meter = createSimilarityMeter();
  meter.add(texts);
  const numbered = meter.texts();
  const { pages, words } = numbered;
  const owners = pages.map(({ owner }) => owner);
  const nearest: (Pair | undefined)[] = pages.map(() => undefined);
  /**
   * For each word of all texts: 1 if the shingle that begins there is on another owner's page too.
   */
  const foreign = new Uint8Array(words.length);
  const { report } = comparePages(numbered, {
    limit,
    onPair(a, b, similarity) {
      for (const page of [a, b])
        if (similarity > (nearest[page]?.similarity ?? 0))
          nearest[page] = {
            a: at(pages, a).path,
            b: at(pages, b).path,
            similarity,
          };
    },
    onShared(positions, sharedBy) {
      const [first = 0] = sharedBy;
      if (sharedBy.every((page) => owners[page] === owners[first])) return;
      for (const position of positions) foreign[position] = 1;
    },
  });
  const foreignByPage = splitByPage(foreign, pages);
  return {
    ...report,
    pages: Object.fromEntries(
      pages.map(({ path, words: count }, page) => {
        const flags = at(foreignByPage, page);
        const shared = countCovered(
          shingleCount(count),
          (start) => flags[start] === 1,
        );
        return [
          path,
          {
            ...assertDefined(report.pages[path], path),
            ownWords: count - shared,
            nearest: nearest[page],
          },
        ];
      }),
    ),
  };
}

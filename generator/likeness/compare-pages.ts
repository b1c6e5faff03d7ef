import { eachPair, createShingleClasses, type OnPair } from './each-pair.ts';
import {
  splitByPage,
  type NumberedTexts,
  type TextPage,
} from './numbered-texts.ts';
import { createReport, type SimilarityReport } from './similarity-report.ts';
import { countCovered, shingleCount } from './shingles.ts';
import { groupedShingles, type GroupedShingles } from './grouped-shingles.ts';

/** What comparing texts finds. */
interface Comparison {
  /** Number of different shingles of each page. */
  readonly sizes: Uint32Array;
  readonly report: SimilarityReport;
}

interface CompareOptions {
  /** Length of the lists of most alike pairs. */
  readonly limit?: number | undefined;
  readonly onPair?: OnPair;
  /**
   * Called with each shingle that is on several pages, before pages are compared. `positions` are
   * the indices in all texts' words at which it begins.
   */
  readonly onShared?: (positions: Uint32Array, pages: Uint32Array) => void;
}

/** How many of the most alike pairs are reported. */
const REPORTED_PAIRS = 10;

/**
 * Compares every page with every other one. If most pages were compared before, only the fresh ones
 * are compared with all, and only their figures are found.
 */
export function comparePages(
  texts: NumberedTexts,
  { limit = REPORTED_PAIRS, onPair, onShared }: CompareOptions = {},
): Comparison {
  const { words, pages } = texts;
  const fresh = freshPages(pages);
  const sizes = new Uint32Array(pages.length);
  /** For each word of all texts: 1 if the shingle that begins there is on no other page. */
  const unique = new Uint8Array(words.length);
  const pageOf = new Uint32Array(words.length);
  splitByPage(pageOf, pages).forEach((part, page) => part.fill(page));
  const classes = createShingleClasses();
  /** The pages of one shingle. */
  const holders = new Uint32Array(pages.length);
  const readShingles = ({ positions, starts }: GroupedShingles) => {
    for (let run = 0; run + 1 < starts.length; run++) {
      const [from, to] = [starts[run]!, starts[run + 1]!];
      let count = 0;
      for (let index = from; index < to; index++) {
        const page = pageOf[positions[index]!]!;
        if (count > 0 && holders[count - 1] === page) continue;
        holders[count++] = page;
        sizes[page]! += 1;
      }
      if (count > 1) {
        classes.add(holders, count);
        onShared?.(positions.subarray(from, to), holders.subarray(0, count));
      } else
        for (let index = from; index < to; index++)
          unique[positions[index]!] = 1;
    }
  };
  for (const partition of groupedShingles(texts, fresh))
    readShingles(partition);
  const isFresh = new Set(fresh);
  pages.forEach(({ shingles = 0 }, page) => {
    if (!isFresh.has(page)) sizes[page] = shingles;
  });
  const report = createReport(pages, limit);
  eachPair({ classes: classes.all(), sizes, fresh }, (a, b, similarity) => {
    report.add(pages[a]!, pages[b]!, similarity);
    onPair?.(a, b, similarity);
  });
  const uniqueWords = splitByPage(unique, pages).map((flags, page) =>
    isFresh.has(page)
      ? countCovered(shingleCount(flags.length), (start) => flags[start] === 1)
      : undefined,
  );
  return {
    sizes,
    report: report.finish({
      isWhole: fresh.length === pages.length,
      uniqueWords,
    }),
  };
}

/** Pages that have not been compared before; all pages, if that is no more work. */
function freshPages(pages: readonly TextPage[]): number[] {
  const all = [...pages.keys()];
  const fresh = all.filter((page) => pages[page]!.shingles === undefined);
  return fresh.length * 2 < all.length ? fresh : all;
}

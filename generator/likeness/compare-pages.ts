import { createShingleClasses, eachPair } from './each-pair.ts';
import {
  splitByPage,
  type NumberedTexts,
  type TextPage,
} from './numbered-texts.ts';
import { createReport, type SimilarityReport } from './similarity-report.ts';
import { countCovered } from './shingles.ts';
import { groupedShingles } from './grouped-shingles.ts';

/** The result of comparing texts. */
interface Comparison {
  /** Number of different shingles, which are runs of five words, on each page. */
  readonly sizes: Uint32Array;
  readonly report: SimilarityReport;
}

/**
 * Compares every page with every other. If an earlier run compared most of them, only the others,
 * the fresh pages, are compared with all, and the report has figures of fresh pages only.
 */
export function comparePages(texts: NumberedTexts): Comparison {
  const { words, pages } = texts;
  const fresh = freshPages(pages);
  const sizes = new Uint32Array(pages.length);
  /** For each word of all texts: 1 if the shingle that begins there is on no other page. */
  const unique = new Uint8Array(words.length);
  const pageOf = new Uint32Array(words.length);
  splitByPage(pageOf, pages).forEach((part, page) => part.fill(page));
  const classes = createShingleClasses();
  /** The pages that have the current shingle. */
  const holders = new Uint32Array(pages.length);
  for (const { positions, starts } of groupedShingles(texts, fresh)) {
    for (let run = 0; run + 1 < starts.length; run++) {
      const [from, to] = [starts[run]!, starts[run + 1]!];
      let count = 0;
      for (let index = from; index < to; index++) {
        const page = pageOf[positions[index]!]!;
        if (count > 0 && holders[count - 1] === page) continue;
        holders[count++] = page;
        sizes[page]! += 1;
      }
      if (count > 1) classes.add(holders, count);
      else
        for (let index = from; index < to; index++)
          unique[positions[index]!] = 1;
    }
  }
  const isFresh = new Set(fresh);
  pages.forEach(({ shingles = 0 }, page) => {
    if (!isFresh.has(page)) sizes[page] = shingles;
  });
  const report = createReport(pages);
  eachPair({ classes: classes.all(), sizes, fresh }, report.add);
  const uniqueWords = splitByPage(unique, pages).map((flags, page) =>
    isFresh.has(page) ? countCovered(flags) : undefined,
  );
  return { sizes, report: report.finish(uniqueWords) };
}

/** Returns the pages that have not been compared before, or all pages if those are half or more. */
function freshPages(pages: readonly TextPage[]): number[] {
  const all = [...pages.keys()];
  const fresh = all.filter((page) => pages[page]!.shingles === undefined);
  return fresh.length * 2 < all.length ? fresh : all;
}

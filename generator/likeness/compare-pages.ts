import { eachPair, createShingleClasses, type OnPair } from './each-pair.ts';
import { splitByPage, type NumberedTexts, type TextPage } from './numbered-texts.ts';
import { createReport, type SimilarityReport } from './similarity-report.ts';
import { isOnOnePage, NOT_FRESH, shinglePartitions, type ShinglePartition } from './shingle-index.ts';
import { countCovered, shingleCount } from './shingles.ts';

/** What comparing texts finds. */
interface Comparison {
  /** By page how many different shingles it has. */
  readonly sizes: Uint32Array;
  readonly report: SimilarityReport;
}

interface CompareOptions {
  /** Length of the lists of most alike pairs. */
  readonly limit?: number | undefined;
  readonly onPair?: OnPair;
  /** Given what is found of the shingles before pages are compared, partition by partition. */
  readonly onPartition?: (partition: ShinglePartition) => void;
}

/** How many of the most alike pairs are reported. */
const REPORTED_PAIRS = 10;

/**
 * Compares every page with every other one. Where most pages have been compared before, the others are compared with all, and only
 * figures of theirs are found.
 */
export function comparePages(
  texts: NumberedTexts,
  { limit = REPORTED_PAIRS, onPair, onPartition }: CompareOptions = {},
): Comparison {
  const { words, pages } = texts;
  const fresh = freshPages(pages);
  const isFresh = pages.map(() => false);
  for (const page of fresh) isFresh[page] = true;
  const sizes = Uint32Array.from(pages, ({ shingles = 0 }, page) => (isFresh[page] ? 0 : shingles));
  /** For each word of all texts 1 where the shingle that begins there stands on no other page. */
  const unique = new Uint8Array(words.length);
  const classes = createShingleClasses();
  for (const partition of shinglePartitions(texts, fresh)) {
    const { positions, runs, postings } = partition;
    for (const page of fresh) sizes[page]! += partition.sizes[page]!;
    runs.forEach((run, index) => {
      if (run !== NOT_FRESH && isOnOnePage(postings, run)) unique[positions[index]!] = 1;
    });
    classes.add(postings);
    onPartition?.(partition);
  }
  const report = createReport(pages, limit);
  eachPair({ classes: classes.all(), sizes, fresh }, (a, b, similarity) => {
    report.add(pages[a]!, pages[b]!, similarity);
    onPair?.(a, b, similarity);
  });
  const uniqueWords = splitByPage(unique, pages).map((flags, page) =>
    isFresh[page] ? countCovered(shingleCount(flags.length), (start) => flags[start] === 1) : undefined,
  );
  return { sizes, report: report.finish({ isWhole: fresh.length === pages.length, uniqueWords }) };
}

/** Pages that have not been compared before; all, where that is no less work. */
function freshPages(pages: readonly TextPage[]): number[] {
  const all = [...pages.keys()];
  const fresh = all.filter((page) => pages[page]!.shingles === undefined);
  return fresh.length * 2 < all.length ? fresh : all;
}

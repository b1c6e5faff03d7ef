import { eachPair, createShingleClasses, type OnPair } from './each-pair.ts';
import { joinWords, splitByPage, type NumberedTexts } from './numbered-texts.ts';
import { createReport, type SimilarityReport } from './similarity-report.ts';
import { indexPostings, isOnOnePage, shinglePartitions, type ShinglePartition } from './shingle-index.ts';
import { countCovered, createShingler, shingleCount } from './shingles.ts';

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

/** Compares every page with every other one. */
export function comparePages(
  texts: NumberedTexts,
  { limit = REPORTED_PAIRS, onPair, onPartition }: CompareOptions = {},
): Comparison {
  const { words, pages } = texts;
  const sizes = new Uint32Array(pages.length);
  /** For each word of all texts 1 where the shingle that begins there stands on no other page. */
  const unique = new Uint8Array(words.length);
  const classes = createShingleClasses();
  for (const partition of shinglePartitions(texts)) {
    const { places, runs, postings } = partition;
    partition.sizes.forEach((size, page) => (sizes[page]! += size));
    runs.forEach((run, index) => {
      if (isOnOnePage(postings, run)) unique[places[index]!] = 1;
    });
    classes.add(postings);
    onPartition?.(partition);
  }
  const report = createReport(pages, limit);
  eachPair({ classes: classes.all(), sizes }, (a, b, similarity) => {
    report.add(pages[a]!, pages[b]!, similarity);
    onPair?.(a, b, similarity);
  });
  const uniqueWords = splitByPage(unique, pages).map((flags) =>
    countCovered(shingleCount(flags.length), (place) => flags[place] === 1),
  );
  return { sizes, report: report.finish({ isWhole: true, uniqueWords }) };
}

/** Compares pages that have not been compared before with all pages: figures of theirs alone are found. */
export function compareNewPages({ words, pages }: NumberedTexts): Comparison {
  const texts = splitByPage(words, pages);
  const [cached, fresh] = [true, false].map((isCached) =>
    pages.flatMap(({ shingles }, page) => ((shingles !== undefined) === isCached ? [page] : [])),
  ) as [number[], number[]];
  const freshTexts = fresh.map((page) => texts[page]!);
  const { numberRuns, find, count } = createShingler(joinWords(freshTexts));
  let start = 0;
  const freshRuns = freshTexts.map(({ length }) => numberRuns((start += length) - length, length));
  const cachedRuns = cached.map((page) =>
    Uint32Array.from(
      Array.from({ length: shingleCount(texts[page]!.length) }, (_, place) => find(texts[page]!, place)).filter(
        (run) => run >= 0,
      ),
    ),
  );
  const order = [...cached, ...fresh];
  const { postings, sizes } = indexPostings([...cachedRuns, ...freshRuns], count());
  order.forEach((page, place) => (sizes[place] = pages[page]!.shingles ?? sizes[place]!));

  const report = createReport(pages, REPORTED_PAIRS);
  const classes = createShingleClasses();
  classes.add(postings);
  eachPair({ classes: classes.all(), sizes, from: cached.length }, (a, b, similarity) => {
    const [first, second] = [order[a]!, order[b]!].sort((x, y) => x - y);
    report.add(pages[first!]!, pages[second!]!, similarity);
  });
  const sizesByPage = new Uint32Array(pages.length);
  order.forEach((page, place) => (sizesByPage[page] = sizes[place]!));
  const uniqueWords: (number | undefined)[] = pages.map(() => undefined);
  freshRuns.forEach((runs, place) => {
    uniqueWords[fresh[place]!] = countCovered(runs.length, (at) => isOnOnePage(postings, runs[at]!));
  });
  return { sizes: sizesByPage, report: report.finish({ isWhole: false, uniqueWords }) };
}

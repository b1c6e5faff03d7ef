import { eachPair, createShingleClasses, type OnPair } from './each-pair.ts';
import { joinWords, splitByPage, type NumberedTexts } from './numbered-texts.ts';
import { createPairTally, type PairFigures } from './pair-tally.ts';
import { indexPostings, isOnOnePage, shinglePartitions, type ShinglePartition } from './shingle-index.ts';
import { countCovered, createShingler, shingleCount } from './shingles.ts';

/** What comparing texts finds. */
export interface Comparison {
  /** Whether every page was compared with every other one: only then have groups a mean. */
  readonly isWhole: boolean;
  /** By page how many different shingles it has. */
  readonly sizes: Uint32Array;
  /** By page how many of its words lie in a shingle that no other page has; undefined for a page that was not looked at again. */
  readonly uniqueWords: readonly (number | undefined)[];
  readonly pairs: PairFigures;
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
  const tally = createPairTally(pages, limit);
  eachPair({ classes: classes.all(), sizes }, (a, b, similarity) => {
    tally.add(pages[a]!, pages[b]!, similarity);
    onPair?.(a, b, similarity);
  });
  const uniqueWords = splitByPage(unique, pages).map((flags) =>
    countCovered(shingleCount(flags.length), (place) => flags[place] === 1),
  );
  return { isWhole: true, sizes, uniqueWords, pairs: tally.figures() };
}

/** Compares pages that have not been compared before with all pages: figures of theirs alone are found. */
export function compareNewPages({ words, pages }: NumberedTexts): Comparison {
  const texts = splitByPage(words, pages);
  const [known, fresh] = [true, false].map((isKnown) =>
    pages.flatMap(({ shingles }, page) => ((shingles !== undefined) === isKnown ? [page] : [])),
  ) as [number[], number[]];
  const freshTexts = fresh.map((page) => texts[page]!);
  const { numberRuns, find, count } = createShingler(joinWords(freshTexts));
  let start = 0;
  const freshRuns = freshTexts.map(({ length }) => numberRuns((start += length) - length, length));
  const knownRuns = known.map((page) =>
    Uint32Array.from(
      Array.from({ length: shingleCount(texts[page]!.length) }, (_, place) => find(texts[page]!, place)).filter(
        (run) => run >= 0,
      ),
    ),
  );
  const order = [...known, ...fresh];
  const { postings, sizes } = indexPostings([...knownRuns, ...freshRuns], count());
  order.forEach((page, place) => (sizes[place] = pages[page]!.shingles ?? sizes[place]!));

  const tally = createPairTally(pages, REPORTED_PAIRS);
  const classes = createShingleClasses();
  classes.add(postings);
  eachPair({ classes: classes.all(), sizes, from: known.length }, (a, b, similarity) => {
    const [first, second] = [order[a]!, order[b]!].sort((x, y) => x - y);
    tally.add(pages[first!]!, pages[second!]!, similarity);
  });
  const sizesByPage = new Uint32Array(pages.length);
  order.forEach((page, place) => (sizesByPage[page] = sizes[place]!));
  const uniqueWords: (number | undefined)[] = pages.map(() => undefined);
  freshRuns.forEach((runs, place) => {
    uniqueWords[fresh[place]!] = countCovered(runs.length, (at) => isOnOnePage(postings, runs[at]!));
  });
  return { isWhole: false, sizes: sizesByPage, uniqueWords, pairs: tally.figures() };
}

import { countCovered } from './covered-words.ts';
import { eachPair, type OnPair } from './each-pair.ts';
import { splitByPage, type NumberedTexts } from './numbered-texts.ts';
import { createPairTally, type PairFigures } from './pair-tally.ts';
import { indexHolders, type HolderIndex } from './shingle-holders.ts';
import { createShingler } from './shingles.ts';

/** What comparing texts finds. */
export interface Comparison {
  /** In the order of the texts. */
  readonly pages: readonly PageShingles[];
  /** For each word of all texts 1 where the shingle that begins there stands on no other page. */
  readonly unique: Uint8Array;
  readonly pairs: PairFigures;
}

interface PageShingles {
  /** How many different ones. */
  readonly shingles: number;
  /** Words of the page that lie in a shingle that no other page has. */
  readonly uniqueWords: number;
}

/** The shingles of all pages. */
export interface PageIndex extends HolderIndex {
  /** By page the numbers of its shingles, in order, with repeats. */
  readonly runs: readonly Uint32Array[];
}

/** Finds which pages have which shingles. */
export function indexPages(texts: NumberedTexts): PageIndex {
  const { runs, distinct } = numberRuns(texts);
  return { runs, ...indexHolders(runs, distinct) };
}

/** By itself, so that memory holds the table of shingles no longer than it takes. */
function numberRuns({ words, pages }: NumberedTexts) {
  const shingler = createShingler(words);
  let start = 0;
  const runs = pages.map((page) => {
    const numbers = shingler.numberRuns(start, page.words);
    start += page.words;
    return numbers;
  });
  return { runs, distinct: shingler.count() };
}

/** Compares every page with every other one. */
export function comparePages(
  { words, pages }: NumberedTexts,
  { runs, sizes, holders }: PageIndex,
  onPair?: OnPair,
): Comparison {
  const tally = createPairTally(pages.map(({ group }) => group));
  eachPair({ holders, sizes }, (a, b, similarity) => {
    tally.add(pages[a]!, pages[b]!, similarity);
    onPair?.(a, b, similarity);
  });
  const unique = new Uint8Array(words.length);
  const measured = splitByPage(unique, pages).map((flags, page): PageShingles => {
    const own = runs[page]!;
    own.forEach((run, place) => (flags[place] = holders.starts[run]! + 1 === holders.starts[run + 1] ? 1 : 0));
    return { shingles: sizes[page]!, uniqueWords: countCovered(own.length, (place) => flags[place] === 1) };
  });
  return { pages: measured, unique, pairs: tally.figures() };
}

import { createAlikeRuns } from './alike-runs.ts';
import { countCovered } from './covered-words.ts';
import { eachPair, type OnPair } from './each-pair.ts';
import { splitByPage, type NumberedTexts } from './numbered-texts.ts';
import { createPairTally, type PairFigures } from './pair-tally.ts';
import { shingleParts, type ShinglePart } from './shingle-parts.ts';
import { shingleCount } from './shingles.ts';

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

interface CompareOptions {
  readonly onPair?: OnPair;
  /** Given what is found of the shingles before pages are compared, part by part. */
  readonly onPart?: (part: ShinglePart) => void;
}

/** Compares every page with every other one. */
export function comparePages(texts: NumberedTexts, { onPair, onPart }: CompareOptions = {}): Comparison {
  const { words, pages } = texts;
  const sizes = new Uint32Array(pages.length);
  const unique = new Uint8Array(words.length);
  const alike = createAlikeRuns();
  for (const part of shingleParts(texts)) {
    const { places, runs, holders } = part;
    part.sizes.forEach((size, page) => (sizes[page]! += size));
    runs.forEach((run, index) => {
      if (holders.starts[run]! + 1 === holders.starts[run + 1]) unique[places[index]!] = 1;
    });
    alike.add(holders);
    onPart?.(part);
  }
  const tally = createPairTally(pages.map(({ group }) => group));
  eachPair({ alike: alike.kinds(), sizes }, (a, b, similarity) => {
    tally.add(pages[a]!, pages[b]!, similarity);
    onPair?.(a, b, similarity);
  });
  const measured = splitByPage(unique, pages).map((flags, page): PageShingles => ({
    shingles: sizes[page]!,
    uniqueWords: countCovered(shingleCount(flags.length), (place) => flags[place] === 1),
  }));
  return { pages: measured, unique, pairs: tally.figures() };
}

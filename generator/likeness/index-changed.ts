import type { Comparison } from './compare-pages.ts';
import { joinWords, splitByPage, type NumberedTexts, type TextPage } from './numbered-texts.ts';
import { indexHolders, type Holders } from './shingle-postings.ts';
import { createShingler, shingleCount } from './shingles.ts';

export interface ChangedTexts {
  readonly texts: NumberedTexts;
  /** By page its place among the known ones, whose words have the same numbers; undefined where it is new. */
  readonly before: readonly (number | undefined)[];
  readonly known: NumberedTexts;
  readonly comparison: Comparison;
}

/** Where the shingles of new pages and of those that are gone stand. Pages are listed as kept ones, those that are gone, new ones. */
export interface ChangedIndex {
  readonly pages: readonly TextPage[];
  /** Where each page that is there stands on the site; of those that are gone nothing is known. */
  readonly positions: readonly number[];
  readonly firstGone: number;
  readonly firstNew: number;
  /** How many different shingles each page has in all. */
  readonly sizes: Uint32Array;
  readonly holders: Holders;
  /** The number of the shingle at a place of a text's words; -1 where no page that is new or gone has it. */
  readonly find: (words: Int32Array, place: number) => number;
}

/** Numbers the shingles of pages that are new or gone, and looks for them alone in the words of the others. */
export function indexChanged({ texts, before, known, comparison }: ChangedTexts): ChangedIndex {
  const wasThere = new Set(before);
  const gone = known.pages.flatMap((_, place) => (wasThere.has(place) ? [] : [place]));
  const kept = before.flatMap((place, page) => (place === undefined ? [] : [page]));
  const fresh = before.flatMap((place, page) => (place === undefined ? [page] : []));

  const words = splitByPage(texts.words, texts.pages);
  const knownWords = splitByPage(known.words, known.pages);
  const changed = [...gone.map((place) => knownWords[place]!), ...fresh.map((page) => words[page]!)];
  const { numberRuns, find, count } = createShingler(joinWords(changed));
  let start = 0;
  const changedRuns = changed.map(({ length }) => numberRuns((start += length) - length, length));
  const keptRuns = kept.map((page) => findAll(words[page]!, find));
  const { holders, sizes } = indexHolders([...keptRuns, ...changedRuns], count());
  return {
    pages: [
      ...kept.map((page) => texts.pages[page]!),
      ...gone.map((place) => known.pages[place]!),
      ...fresh.map((page) => texts.pages[page]!),
    ],
    positions: [...kept, ...gone.map(() => -1), ...fresh],
    firstGone: kept.length,
    firstNew: kept.length + gone.length,
    sizes: sizes.map((size, page) => (page < kept.length ? comparison.pages[before[kept[page]!]!]!.shingles : size)),
    holders,
    find,
  };
}

/** The numbers of the shingles that are found, in order, with repeats. */
function findAll(words: Int32Array, find: ChangedIndex['find']): Uint32Array {
  const found: number[] = [];
  const count = shingleCount(words.length);
  for (let place = 0; place < count; place++) {
    const run = find(words, place);
    if (run >= 0) found.push(run);
  }
  return Uint32Array.from(found);
}

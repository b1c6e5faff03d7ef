import { createAlikeRuns } from './alike-runs.ts';
import type { Comparison } from './compare-pages.ts';
import { countCovered } from './covered-words.ts';
import { eachPair } from './each-pair.ts';
import { indexChanged, type ChangedIndex, type ChangedTexts } from './index-changed.ts';
import { splitByPage } from './numbered-texts.ts';
import { createPairTally, type PairFigures } from './pair-tally.ts';
import { shingleCount } from './shingles.ts';

/**
 * Compares texts of which most are known with what comparing them found; the figures are just those of comparing all anew. Pairs of known
 * pages are not counted again: those of pages that are gone are taken away, those of new pages added.
 */
export function compareChanged(changed: ChangedTexts): Comparison {
  const index = indexChanged(changed);
  return { ...flagUnique(changed, index), pairs: tallyPairs(changed, index) };
}

function tallyPairs({ texts, comparison }: ChangedTexts, index: ChangedIndex): PairFigures {
  const { pages, positions, firstGone, firstNew, sizes, holders } = index;
  const gone = new Set(pages.slice(firstGone, firstNew).map(({ path }) => path));
  const tally = createPairTally(
    texts.pages.map(({ group }) => group),
    { figures: comparison.pairs, gone },
  );
  const alike = createAlikeRuns();
  alike.add(holders);
  eachPair({ alike: alike.kinds(), sizes, from: firstGone }, (a, b, similarity) => {
    if (b < firstNew) tally.remove(pages[a]!, pages[b]!, similarity);
    else if (a < firstGone || a >= firstNew) {
      const [first, second] = positions[a]! < positions[b]! ? [a, b] : [b, a];
      tally.add(pages[first]!, pages[second]!, similarity);
    }
  });
  return tally.figures();
}

/** A shingle of a known page may be on no other page any more, or on a new one. */
function flagUnique({ texts, before, known, comparison }: ChangedTexts, index: ChangedIndex) {
  const { positions, firstNew, find } = index;
  const words = splitByPage(texts.words, texts.pages);
  const knownFlags = splitByPage(comparison.unique, known.pages);
  const unique = new Uint8Array(texts.words.length);
  const flags = splitByPage(unique, texts.pages);
  const pages = before.map((place, page) => {
    if (place !== undefined) flags[page]!.set(knownFlags[place]!);
    return place === undefined ? undefined : comparison.pages[place];
  });

  const { isUnique, touched } = holdersNow(index);
  const fresh = positions.flatMap((_, page) => (page < firstNew ? [] : [page]));
  for (const indexed of [...touched, ...fresh]) {
    const page = positions[indexed]!;
    const [list, own] = [words[page]!, flags[page]!];
    const count = shingleCount(list.length);
    for (let place = 0; place < count; place++) {
      const run = find(list, place);
      if (run >= 0) own[place] = isUnique[run]!;
    }
    pages[page] = {
      shingles: index.sizes[indexed]!,
      uniqueWords: countCovered(count, (place) => own[place] === 1),
    };
  }
  return { unique, pages: pages.map((page) => page!) };
}

/** Which shingles one page alone has now, and the known pages for which that is new. */
function holdersNow({ holders: { starts, pages }, firstGone, firstNew }: ChangedIndex) {
  const isUnique = new Uint8Array(starts.length - 1);
  const touched = new Set<number>();
  isUnique.forEach((_, run) => {
    let [kept, gone, fresh] = [0, 0, 0];
    for (let i = starts[run]!; i < starts[run + 1]!; i++) {
      if (pages[i]! < firstGone) kept += 1;
      else if (pages[i]! < firstNew) gone += 1;
      else fresh += 1;
    }
    isUnique[run] = kept + fresh === 1 ? 1 : 0;
    if (kept === 1 && gone > 0 !== fresh > 0) touched.add(pages[starts[run]!]!);
  });
  return { isUnique, touched };
}

import type { NumberedTexts } from './numbered-texts.ts';
import { indexHolders, type HolderIndex } from './shingle-postings.ts';
import { createShingler, hashRun, shingleCount } from './shingles.ts';

/** Words whose shingles are looked at at once. Their table is what takes most memory, and a small one is near at hand for the processor. */
const PART_WORDS = 2 ** 21;
/** Parts are told apart by the highest bits of a hash; the lowest find the slot in the table. */
const MOST_PARTS = 2 ** 7;
const PART_SHIFT = 24;

/** Which pages have which shingles, for those that have one kind of hash. Each is in one part alone. */
export interface ShinglePart extends HolderIndex {
  /** Places of all texts' words where one begins, in order. */
  readonly places: Uint32Array;
  /** The number of the one that begins at each of these places. */
  readonly runs: Uint32Array;
}

/** Goes through the shingles of all texts part by part, so that memory holds one part's index at a time. */
export function* shingleParts({ words, pages }: NumberedTexts, partWords = PART_WORDS): Generator<ShinglePart> {
  const parts = Math.min(MOST_PARTS, 2 ** Math.ceil(Math.log2(Math.max(1, words.length / partWords))));
  const starts = startsOf(pages);
  /** By place the part of its shingle, counted from 1: where none begins it is 0. */
  const partOf = new Uint8Array(words.length);
  const counts = new Uint32Array(parts + 1);
  starts.forEach((start, page) => {
    const end = start + shingleCount(pages[page]!.words);
    for (let place = start; place < end; place++) {
      const part = 1 + ((hashRun(words, place) >>> PART_SHIFT) & (parts - 1));
      partOf[place] = part;
      counts[part]! += 1;
    }
  });
  for (let part = 1; part <= parts; part++) {
    const places = new Uint32Array(counts[part]!);
    const runs = new Uint32Array(places.length);
    const shingler = createShingler(words, places.length);
    let count = 0;
    const runsByPage = starts.map((start, page) => {
      const [first, end] = [count, start + pages[page]!.words];
      for (let place = start; place < end; place++) {
        if (partOf[place] !== part) continue;
        places[count] = place;
        runs[count++] = shingler.number(place);
      }
      return runs.subarray(first, count);
    });
    yield { places, runs, ...indexHolders(runsByPage, shingler.count()) };
  }
}

/** Where each page's words begin. */
function startsOf(pages: NumberedTexts['pages']): number[] {
  let start = 0;
  return pages.map(({ words }) => (start += words) - words);
}

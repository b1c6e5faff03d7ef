import type { NumberedTexts } from './numbered-texts.ts';
import { indexPostings, type PostingIndex } from './shingle-postings.ts';
import { createShingler, hashRun, shingleCount } from './shingles.ts';

/** Words whose shingles are looked at at once. Their table is what takes most memory, and a small one is near at hand for the processor. */
const PARTITION_WORDS = 2 ** 21;
/** Partitions are told apart by the highest bits of a hash; the lowest find the slot in the table. */
const MOST_PARTITIONS = 2 ** 7;
const PARTITION_SHIFT = 24;

/** Which pages have which shingles, for those that have one kind of hash. Each is in one partition alone. */
export interface ShinglePartition extends PostingIndex {
  /** Places of all texts' words where one begins, in order. */
  readonly places: Uint32Array;
  /** The number of the one that begins at each of these places. */
  readonly runs: Uint32Array;
}

/** Goes through the shingles of all texts partition by partition, so that memory holds one partition's index at a time. */
export function* shinglePartitions(
  { words, pages }: NumberedTexts,
  partitionWords = PARTITION_WORDS,
): Generator<ShinglePartition> {
  const partitions = Math.min(MOST_PARTITIONS, 2 ** Math.ceil(Math.log2(Math.max(1, words.length / partitionWords))));
  const starts = startsOf(pages);
  /** By place the partition of its shingle, counted from 1: where none begins it is 0. */
  const partitionOf = new Uint8Array(words.length);
  const counts = new Uint32Array(partitions + 1);
  starts.forEach((start, page) => {
    const end = start + shingleCount(pages[page]!.words);
    for (let place = start; place < end; place++) {
      const partition = 1 + ((hashRun(words, place) >>> PARTITION_SHIFT) & (partitions - 1));
      partitionOf[place] = partition;
      counts[partition]! += 1;
    }
  });
  for (let partition = 1; partition <= partitions; partition++) {
    const places = new Uint32Array(counts[partition]!);
    const runs = new Uint32Array(places.length);
    const shingler = createShingler(words, places.length);
    let count = 0;
    const runsByPage = starts.map((start, page) => {
      const [first, end] = [count, start + pages[page]!.words];
      for (let place = start; place < end; place++) {
        if (partitionOf[place] !== partition) continue;
        places[count] = place;
        runs[count++] = shingler.number(place);
      }
      return runs.subarray(first, count);
    });
    yield { places, runs, ...indexPostings(runsByPage, shingler.count()) };
  }
}

/** Where each page's words begin. */
function startsOf(pages: NumberedTexts['pages']): number[] {
  let start = 0;
  return pages.map(({ words }) => (start += words) - words);
}

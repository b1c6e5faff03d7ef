import type { NumberedTexts } from './numbered-texts.ts';
import { createShingler, hashRun, shingleCount } from './shingles.ts';

/** The pages that have each shingle, in order: those of `run` lie in `pages` from `starts[run]` up to `starts[run + 1]`. */
export interface Postings {
  readonly starts: Uint32Array;
  readonly pages: Uint32Array;
}

/** Which pages have which shingles. */
export interface PostingIndex {
  readonly postings: Postings;
  /** By page how many different ones it has. */
  readonly sizes: Uint32Array;
}

/**
 * Turns the shingles of each page, which may hold one several times, into the pages of each shingle. Shingles are numbers below `distinct`.
 * Two flat arrays: a list for each of some hundred thousand shingles would keep the garbage collector busy.
 */
export function indexPostings(runs: readonly Uint32Array[], distinct: number): PostingIndex {
  const starts = new Uint32Array(distinct + 1);
  const sizes = new Uint32Array(runs.length);
  const lastOn = new Int32Array(distinct).fill(-1);
  runs.forEach((list, page) => {
    for (const run of list) {
      if (lastOn[run] === page) continue;
      lastOn[run] = page;
      starts[run + 1]! += 1;
      sizes[page]! += 1;
    }
  });
  for (let run = 0; run < distinct; run++) starts[run + 1]! += starts[run]!;
  const pages = new Uint32Array(starts[distinct]!);
  // From here on where a shingle's next page goes.
  const next = lastOn;
  next.set(starts.subarray(0, distinct));
  runs.forEach((list, page) => {
    for (const run of list) {
      const place = next[run]!;
      if (place > starts[run]! && pages[place - 1] === page) continue;
      pages[place] = page;
      next[run] = place + 1;
    }
  });
  return { postings: { starts, pages }, sizes };
}

/** Marks the shingles that pages of more than one owner have. */
export function markShared({ starts, pages }: Postings, owners: readonly string[]): Uint8Array {
  const shared = new Uint8Array(starts.length - 1);
  shared.forEach((_, run) => {
    const owner = owners[pages[starts[run]!]!];
    for (let i = starts[run]! + 1; i < starts[run + 1]!; i++) {
      if (owners[pages[i]!] !== owner) shared[run] = 1;
    }
  });
  return shared;
}

/** Whether a shingle stands on one page alone. */
export const isOnOnePage = ({ starts }: Postings, run: number): boolean => starts[run]! + 1 === starts[run + 1];

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

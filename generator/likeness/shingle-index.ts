import type { NumberedTexts } from './numbered-texts.ts';
import { createShingler, hashRun, shingleCount } from './shingles.ts';

/** The pages that have each shingle, in order: those of `run` lie in `pages` from `starts[run]` up to `starts[run + 1]`. */
export interface Postings {
  readonly starts: Uint32Array;
  readonly pages: Uint32Array;
}

/** Which pages have which shingles. */
interface PostingIndex {
  readonly postings: Postings;
  /** By page how many different ones it has. */
  readonly sizes: Uint32Array;
}

/** In place of the number of a shingle that no fresh page has. */
export const NOT_FRESH = -1;

/**
 * Turns the shingles of each page, which may hold one several times, into the pages of each shingle. Shingles are numbers below `distinct`.
 * Two flat arrays: a list for each of some hundred thousand shingles would keep the garbage collector busy.
 */
function indexPostings(runs: readonly Int32Array[], distinct: number): PostingIndex {
  const starts = new Uint32Array(distinct + 1);
  const sizes = new Uint32Array(runs.length);
  const lastOn = new Int32Array(distinct).fill(-1);
  runs.forEach((list, page) => {
    for (const run of list) {
      if (run === NOT_FRESH || lastOn[run] === page) continue;
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
      if (run === NOT_FRESH) continue;
      const index = next[run]!;
      if (index > starts[run]! && pages[index - 1] === page) continue;
      pages[index] = page;
      next[run] = index + 1;
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

/** Which pages have which of the fresh pages' shingles, for those that have one kind of hash. Each is in one partition alone. */
export interface ShinglePartition extends PostingIndex {
  /** Positions in all texts' words where one begins. */
  readonly positions: Uint32Array;
  /** The number of the one that begins at each of these positions, or `NOT_FRESH`. */
  readonly runs: Int32Array;
}

/**
 * Goes through the shingles of all texts partition by partition, so that memory holds one partition's index at a time. Numbers are given
 * to those of `fresh` pages alone.
 */
export function* shinglePartitions(
  { words, pages }: NumberedTexts,
  fresh: readonly number[],
  partitionWords = PARTITION_WORDS,
): Generator<ShinglePartition> {
  const partitions = Math.min(MOST_PARTITIONS, 2 ** Math.ceil(Math.log2(Math.max(1, words.length / partitionWords))));
  const isFresh = new Set(fresh);
  const others = [...pages.keys()].filter((page) => !isFresh.has(page));
  const starts = startsOf(pages);
  /** By position the partition of its shingle, counted from 1: where none begins it is 0. */
  const partitionOf = new Uint8Array(words.length);
  /** By partition how many shingles of fresh pages it has, and of others. */
  const [freshCounts, otherCounts] = [new Uint32Array(partitions + 1), new Uint32Array(partitions + 1)];
  starts.forEach((start, page) => {
    const counts = isFresh.has(page) ? freshCounts : otherCounts;
    const end = start + shingleCount(pages[page]!.words);
    for (let position = start; position < end; position++) {
      const partition = 1 + ((hashRun(words, position) >>> PARTITION_SHIFT) & (partitions - 1));
      partitionOf[position] = partition;
      counts[partition]! += 1;
    }
  });
  for (let partition = 1; partition <= partitions; partition++) {
    const positions = new Uint32Array(freshCounts[partition]! + otherCounts[partition]!);
    const runs = new Int32Array(positions.length);
    const shingler = createShingler(words, freshCounts[partition]!);
    const runsByPage = pages.map(() => runs);
    let count = 0;
    const numberRuns = (page: number, numberOf: (position: number) => number) => {
      const [first, end] = [count, starts[page]! + pages[page]!.words];
      for (let position = starts[page]!; position < end; position++) {
        if (partitionOf[position] !== partition) continue;
        positions[count] = position;
        runs[count++] = numberOf(position);
      }
      runsByPage[page] = runs.subarray(first, count);
    };
    for (const page of fresh) numberRuns(page, shingler.number);
    for (const page of others) numberRuns(page, shingler.find);
    yield { positions, runs, ...indexPostings(runsByPage, shingler.count()) };
  }
}

/** Where each page's words begin. */
function startsOf(pages: NumberedTexts['pages']): number[] {
  let start = 0;
  return pages.map(({ words }) => (start += words) - words);
}

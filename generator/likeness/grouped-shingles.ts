import type { NumberedTexts } from './numbered-texts.ts';
import { SHINGLE_WORDS } from './shingles.ts';

/** The shingles (runs of five words), from all texts, whose hashes are in one partition. */
interface GroupedShingles {
  /**
   * Indices in the words of all texts at which shingles begin. The indices of one shingle
   * are adjacent and ascending.
   */
  readonly positions: Uint32Array;
  /** Index in `positions` at which each distinct shingle starts, then the end of the last one. */
  readonly starts: Uint32Array;
}

/**
 * Number of words whose shingles are grouped at once. The hash table takes most of the memory, and
 * a small table fits into the processor's cache.
 */
const PARTITION_WORDS = 2 ** 21;
/** The highest bits of a hash choose the partition, and the lowest choose the slot in the table. */
const MOST_PARTITIONS = 2 ** 7;
const PARTITION_SHIFT = 24;
/** Size of the filter for fresh pages' shingles, indexed by the lowest bits of their hashes. */
const FILTER = 2 ** 20;

/**
 * Yields the shingles of all texts in groups, one partition at a time to save memory. Shingles that
 * are on no page of `fresh` may be missing.
 */
export function* groupedShingles(
  texts: NumberedTexts,
  fresh: readonly number[],
  partitionWords = PARTITION_WORDS,
): Generator<GroupedShingles> {
  const { words } = texts;
  const partitions = Math.min(
    MOST_PARTITIONS,
    2 ** Math.ceil(Math.log2(Math.max(1, words.length / partitionWords))),
  );
  const partitionOf = divideShingles(texts, fresh, partitions);
  for (let partition = 1; partition <= partitions; partition++)
    yield groupRuns(words, positionsIn(partitionOf, partition));
}

function positionsIn(partitionOf: Uint8Array, partition: number): Uint32Array {
  let count = 0;
  for (let position = 0; position < partitionOf.length; position++)
    if (partitionOf[position] === partition) count++;
  const positions = new Uint32Array(count);
  for (let position = partitionOf.length - 1; count > 0; position--)
    if (partitionOf[position] === partition) positions[--count] = position;
  return positions;
}

/** The partition of the shingle at each position, counted from 1; 0 if there is none to group. */
function divideShingles(
  { words, pages }: NumberedTexts,
  fresh: readonly number[],
  partitions: number,
): Uint8Array {
  let start = 0;
  const ranges = pages.map(({ words: length }) => ({
    start,
    end: (start += length) - Math.min(length, SHINGLE_WORDS - 1),
  }));
  const partitionOf = new Uint8Array(words.length);
  const divide = (page: number, isWanted?: Uint8Array) => {
    const { start: first, end } = ranges[page]!;
    for (let position = first; position < end; position++) {
      const hash = hashRun(words, position);
      if (isWanted && isWanted[hash & (FILTER - 1)] === 0) continue;
      partitionOf[position] =
        1 + ((hash >>> PARTITION_SHIFT) & (partitions - 1));
    }
  };
  for (const page of fresh) divide(page);
  if (fresh.length === pages.length) return partitionOf;
  const isWanted = new Uint8Array(FILTER);
  partitionOf.forEach((of, position) => {
    if (of > 0) isWanted[hashRun(words, position) & (FILTER - 1)] = 1;
  });
  const isFresh = new Set(fresh);
  for (const page of pages.keys())
    if (!isFresh.has(page)) divide(page, isWanted);
  return partitionOf;
}

/**
 * Groups the positions of equal shingles. Hashes may collide, so words are compared with those at
 * the first position of each shingle.
 */
function groupRuns(words: Int32Array, list: Uint32Array): GroupedShingles {
  /** Hash table of shingles' numbers, counted from 1; 0 is an empty slot. At most 3/4 full. */
  const slots = new Int32Array(
    2 ** Math.ceil(Math.log2(((list.length + 1) * 4) / 3)),
  );
  const firsts = new Uint32Array(list.length);
  const starts = new Uint32Array(list.length + 1);
  let count = 0;
  const runs = list.map((position) => {
    let slot = hashRun(words, position) & (slots.length - 1);
    while (
      slots[slot]! > 0 &&
      !isSameRun(words, firsts[slots[slot]! - 1]!, position)
    )
      slot = (slot + 1) & (slots.length - 1);
    if (slots[slot] === 0) {
      firsts[count] = position;
      slots[slot] = ++count;
    }
    const run = slots[slot]! - 1;
    starts[run + 1]! += 1;
    return run;
  });
  for (let run = 0; run < count; run++) {
    starts[run + 1]! += starts[run]!;
  }
  const positions = new Uint32Array(list.length);
  // From here on, the index at which each shingle's next position is stored.
  const next = firsts;
  next.set(starts.subarray(0, count));
  list.forEach(
    (position, index) => (positions[next[runs[index]!]!++] = position),
  );
  return {
    positions,
    starts: starts.subarray(0, count + 1),
  };
}

/** Hashes the shingle that begins at `start`. */
function hashRun(words: Int32Array, start: number): number {
  let hash = 0;
  for (let word = 0; word < SHINGLE_WORDS; word++)
    hash = Math.imul(hash ^ words[start + word]!, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}

/** Whether the same shingle is at two positions. */
function isSameRun(words: Int32Array, one: number, other: number): boolean {
  for (let word = 0; word < SHINGLE_WORDS; word++)
    if (words[one + word] !== words[other + word]) return false;
  return true;
}

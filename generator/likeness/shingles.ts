/** A shingle is a run of so many words. */
export const SHINGLE_WORDS = 5;

/** All runs of five words in order, with repeats: for showing them. The measure itself numbers them. */
export function shingles(words: readonly string[]): string[] {
  return words.slice(SHINGLE_WORDS - 1).map((_, start) => words.slice(start, start + SHINGLE_WORDS).join(' '));
}

/** How many runs a text of so many words has. */
export const shingleCount = (words: number): number => Math.max(0, words - SHINGLE_WORDS + 1);

/** How many of a text's words lie in a shingle of a kind; `isOfKind` is asked of the index at which each begins. */
export function countCovered(shingleTotal: number, isOfKind: (start: number) => boolean): number {
  let covered = 0;
  let end = 0;
  for (let start = 0; start < shingleTotal; start++) {
    if (!isOfKind(start)) continue;
    covered += start + SHINGLE_WORDS - Math.max(start, end);
    end = start + SHINGLE_WORDS;
  }
  return covered;
}

/** A whole number that is the same for the same run, and seldom for another. */
export function hashRun(words: Int32Array, start: number): number {
  let hash = 0;
  for (let word = 0; word < SHINGLE_WORDS; word++) hash = Math.imul(hash ^ words[start + word]!, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}

/**
 * Numbers runs of five words of the texts in `words`, at most `capacity` of them, in order of first sight: the same run has the same
 * number everywhere. Numbers are exact, not hashes: an open-addressing table leads to the position where each run was first seen.
 */
export function createShingler(words: Int32Array, capacity: number) {
  /** Numbers, counted from 1: 0 is an empty slot. At most three quarters are taken. */
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(((capacity + 1) * 4) / 3)));
  /** By number the position where the run was first seen. */
  const firsts = new Uint32Array(capacity);
  let count = 0;

  /** The slot of the run at a position, or the empty one where it belongs. */
  const slotOf = (position: number) => {
    const mask = slots.length - 1;
    let slot = hashRun(words, position) & mask;
    for (let number = slots[slot]!; number > 0 && !isSame(firsts[number - 1]!, position); number = slots[slot]!)
      slot = (slot + 1) & mask;
    return slot;
  };

  const isSame = (one: number, other: number) => {
    for (let word = 0; word < SHINGLE_WORDS; word++) if (words[one + word] !== words[other + word]) return false;
    return true;
  };

  return {
    /** The number of the run at a position. */
    number(position: number): number {
      const slot = slotOf(position);
      if (slots[slot] === 0) {
        firsts[count] = position;
        slots[slot] = ++count;
      }
      return slots[slot]! - 1;
    },
    /** The same, -1 where the run has not been numbered. */
    find: (position: number): number => slots[slotOf(position)]! - 1,
    /** How many different runs have been numbered. */
    count: () => count,
  };
}

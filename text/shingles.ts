/** A shingle is a run of so many words. */
export const SHINGLE_WORDS = 5;

/** All runs of five words in order, with repeats: for showing them. The measure itself numbers them. */
export function shingles(words: readonly string[]): string[] {
  return words.slice(SHINGLE_WORDS - 1).map((_, start) => words.slice(start, start + SHINGLE_WORDS).join(' '));
}

/** How many runs a text of so many words has. */
export const shingleCount = (words: number): number => Math.max(0, words - SHINGLE_WORDS + 1);

/**
 * Numbers the runs of five words of the texts in `words`, in order of first sight: the same run has the same number everywhere.
 * Numbers are exact, not hashes: an open-addressing table holds the place where each run was first seen.
 */
export function createShingler(words: Int32Array) {
  /** Places, counted from 1: 0 is an empty slot. At most three quarters are taken. */
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(((words.length + 1) * 4) / 3)));
  /** The number of the run that begins at each place. */
  const numbers = new Uint32Array(words.length);
  let count = 0;

  /** The slot of the run at a place of `list`, or the empty one where it belongs. */
  const slotOf = (list: Int32Array, place: number) => {
    let hash = 0;
    for (let word = 0; word < SHINGLE_WORDS; word++) hash = Math.imul(hash ^ list[place + word]!, 0x9e3779b1);
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
    const mask = slots.length - 1;
    let slot = (hash ^ (hash >>> 13)) & mask;
    for (let first = slots[slot]!; first > 0 && !isRun(first - 1, list, place); first = slots[slot]!)
      slot = (slot + 1) & mask;
    return slot;
  };

  const isRun = (first: number, list: Int32Array, place: number) => {
    for (let word = 0; word < SHINGLE_WORDS; word++) if (words[first + word] !== list[place + word]) return false;
    return true;
  };

  return {
    /** The numbers of the runs of the text that lies in `words` from `start` on, in order, with repeats. */
    numberRuns(start: number, length: number): Uint32Array {
      const end = start + shingleCount(length);
      for (let place = start; place < end; place++) {
        const slot = slotOf(words, place);
        if (slots[slot] === 0) {
          slots[slot] = place + 1;
          numbers[place] = count++;
        } else numbers[place] = numbers[slots[slot]! - 1]!;
      }
      return numbers.subarray(start, end);
    },
    /** The number of the run at a place of other words; -1 where no text here has it. */
    find(list: Int32Array, place: number): number {
      const first = slots[slotOf(list, place)]!;
      return first === 0 ? -1 : numbers[first - 1]!;
    },
    /** How many different runs have been numbered. */
    count: () => count,
  };
}

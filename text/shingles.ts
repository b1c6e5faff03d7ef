/** A shingle is a run of so many words. */
export const SHINGLE_WORDS = 5;

/** All runs of five words in order, with repeats: for showing them. The measure itself numbers them. */
export function shingles(words: readonly string[]): string[] {
  return words.slice(SHINGLE_WORDS - 1).map((_, start) => words.slice(start, start + SHINGLE_WORDS).join(' '));
}

const FIRST_SLOTS = 1 << 19;

/**
 * Numbers the runs of five words of many texts, in order of first sight: the same run has the same number everywhere. Numbers are
 * exact, not hashes: an open-addressing table holds each run's number, and a run is known by the place where it was first seen.
 */
export function createShingler() {
  /** The numbers of the words of all texts, one after the other. */
  let all = new Int32Array(FIRST_SLOTS);
  let end = 0;
  /** Where in `all` each run was first seen, by number. */
  let firsts = new Int32Array(FIRST_SLOTS / 2);
  let count = 0;
  let numbers = new Int32Array(FIRST_SLOTS).fill(-1);

  const append = (words: Int32Array) => {
    if (end + words.length > all.length) all = enlarged(all, end + words.length);
    all.set(words, end);
    end += words.length;
  };

  const isSameRun = (one: number, other: number) => {
    for (let word = 0; word < SHINGLE_WORDS; word++) if (all[one + word] !== all[other + word]) return false;
    return true;
  };

  /** The slot of the run at `place`, or the empty one where it belongs. */
  const slotOf = (place: number) => {
    let hash = 0;
    for (let word = 0; word < SHINGLE_WORDS; word++) hash = Math.imul(hash ^ all[place + word]!, 0x9e3779b1);
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
    const mask = numbers.length - 1;
    let slot = (hash ^ (hash >>> 13)) & mask;
    for (let number = numbers[slot]!; number >= 0 && !isSameRun(firsts[number]!, place); number = numbers[slot]!)
      slot = (slot + 1) & mask;
    return slot;
  };

  const grow = () => {
    firsts = enlarged(firsts, count * 2);
    numbers = new Int32Array(numbers.length * 2).fill(-1);
    for (let number = 0; number < count; number++) numbers[slotOf(firsts[number]!)] = number;
  };

  const numberOf = (place: number) => {
    if (count === firsts.length) grow();
    const slot = slotOf(place);
    if (numbers[slot]! < 0) {
      firsts[count] = place;
      numbers[slot] = count++;
    }
    return numbers[slot]!;
  };

  return {
    /** The numbers of a text's runs, from the numbers of its words. */
    numberRuns(words: Int32Array): Uint32Array {
      const start = end;
      append(words);
      const runs = new Uint32Array(Math.max(0, words.length - SHINGLE_WORDS + 1));
      for (let run = 0; run < runs.length; run++) runs[run] = numberOf(start + run);
      return runs;
    },
    /** The numbers of the words of all texts so far, one text after the other. */
    words: (): Int32Array => all.subarray(0, end),
  };
}

function enlarged(list: Int32Array, least: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(least, list.length * 2));
  larger.set(list);
  return larger;
}

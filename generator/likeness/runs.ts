/** Number of consecutive words that make a run. */
export const RUN_WORDS = 5;

/** Returns all runs in order, with repeats. */
export const runsOf = (words: readonly string[]): string[] =>
  words
    .slice(RUN_WORDS - 1)
    .map((_, start) => words.slice(start, start + RUN_WORDS).join(' '));

/**
 * Hashes runs to integers below 2^53, which take less memory than the runs. Among a hundred
 * million, one pair is expected to have the same hash.
 */
export const createRunHasher = () => {
  const numbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    numbers.set(word, numbers.size);
    return numbers.size - 1;
  };
  /** Returns the hashes of all runs in order, with repeats. */
  return (words: readonly string[]): Float64Array => {
    const list = words.map(numberOf);
    const hashes = new Float64Array(Math.max(0, list.length - RUN_WORDS + 1));
    for (let start = 0; start < hashes.length; start++) {
      let [high, low] = [0, 0];
      for (let index = start; index < start + RUN_WORDS; index++) {
        high = Math.imul(high ^ list[index]!, 0x9e3779b1);
        high ^= high >>> 15;
        low = Math.imul(low ^ list[index]!, 0x85ebca6b);
        low ^= low >>> 13;
      }
      hashes[start] = (high >>> 0) * 2 ** 21 + (low >>> 11);
    }
    return hashes;
  };
};

/** Counts the words of a text that are in a marked run, given whether each run is marked. */
export function countCovered(marks: readonly boolean[]): number {
  let covered = 0;
  let end = 0;
  marks.forEach((isMarked, start) => {
    if (!isMarked) return;
    covered += start + RUN_WORDS - Math.max(start, end);
    end = start + RUN_WORDS;
  });
  return covered;
}

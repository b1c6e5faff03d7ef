/** A shingle is a run of so many words. */
export const SHINGLE_WORDS = 5;

/**
 * All runs of five words in order, with repeats: for showing them. The measure itself numbers them.
 */
export function shingles(words: readonly string[]): string[] {
  return words
    .slice(SHINGLE_WORDS - 1)
    .map((_, start) => words.slice(start, start + SHINGLE_WORDS).join(' '));
}

/** How many runs a text of so many words has. */
export const shingleCount = (words: number): number =>
  Math.max(0, words - SHINGLE_WORDS + 1);

/**
 * How many of a text's words lie in a shingle of a kind; `isOfKind` is asked of the index at which
 * each begins.
 */
export function countCovered(
  shingleTotal: number,
  isOfKind: (start: number) => boolean,
): number {
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
  for (let word = 0; word < SHINGLE_WORDS; word++)
    hash = Math.imul(hash ^ words[start + word]!, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}

/** Whether the same run is at two positions. */
export function isSameRun(
  words: Int32Array,
  one: number,
  other: number,
): boolean {
  for (let word = 0; word < SHINGLE_WORDS; word++)
    if (words[one + word] !== words[other + word]) return false;
  return true;
}

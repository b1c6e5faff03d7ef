/** A shingle is a run of so many words. */
export const SHINGLE_WORDS = 5;

/** All shingles in order, with repeats, for display. The similarity measure itself uses numbers. */
export function shingles(words: readonly string[]): string[] {
  return words
    .slice(SHINGLE_WORDS - 1)
    .map((_, start) => words.slice(start, start + SHINGLE_WORDS).join(' '));
}

/** How many runs a text of so many words has. */
export const shingleCount = (words: number): number =>
  Math.max(0, words - SHINGLE_WORDS + 1);

/** How many of a text's words are in a shingle whose beginning `marks` holds a 1 for. */
export function countCovered(marks: Uint8Array): number {
  let covered = 0;
  let end = 0;
  marks.forEach((mark, start) => {
    if (mark === 0) return;
    covered += start + SHINGLE_WORDS - Math.max(start, end);
    end = start + SHINGLE_WORDS;
  });
  return covered;
}

/** A hash of a shingle. */
export function hashRun(words: Int32Array, start: number): number {
  let hash = 0;
  for (let word = 0; word < SHINGLE_WORDS; word++)
    hash = Math.imul(hash ^ words[start + word]!, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}

/** Whether the same shingle is at two positions. */
export function isSameRun(
  words: Int32Array,
  one: number,
  other: number,
): boolean {
  for (let word = 0; word < SHINGLE_WORDS; word++)
    if (words[one + word] !== words[other + word]) return false;
  return true;
}

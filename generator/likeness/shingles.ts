/** Number of consecutive words that make a shingle. */
export const SHINGLE_WORDS = 5;

/** Returns all shingles in order, with repeats, for display. Comparing uses numbers instead. */
export function shingles(words: readonly string[]): string[] {
  return words
    .slice(SHINGLE_WORDS - 1)
    .map((_, start) => words.slice(start, start + SHINGLE_WORDS).join(' '));
}

/** Counts the words of a text that are in a marked shingle: `marks` has a 1 where one begins. */
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

/** A shingle is a run of so many words. */
export const SHINGLE_WORDS = 5;

/** All shingles in order, with repeats, for display. The similarity measure itself uses numbers. */
export function shingles(words: readonly string[]): string[] {
  return words
    .slice(SHINGLE_WORDS - 1)
    .map((_, start) => words.slice(start, start + SHINGLE_WORDS).join(' '));
}

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

import { createPairNumbers } from './pair-numbers.ts';

/** A shingle is a run of so many words. */
export const SHINGLE_WORDS = 5;

/** All runs of five words in order, with repeats: for showing them. The measure itself numbers them. */
export function shingles(words: readonly string[]): string[] {
  return words.slice(SHINGLE_WORDS - 1).map((_, start) => words.slice(start, start + SHINGLE_WORDS).join(' '));
}

/** Numbers the runs of five words of many texts: the same run has the same number everywhere. Numbers are exact, not hashes. */
export function createShingler(): (words: readonly string[]) => Uint32Array {
  const wordNumbers = new Map<string, number>();
  const pairs = createPairNumbers();
  const fours = createPairNumbers();
  const fives = createPairNumbers();
  return (words) => {
    const ids = words.map((word) => {
      let number = wordNumbers.get(word);
      if (number === undefined) {
        number = wordNumbers.size;
        wordNumbers.set(word, number);
      }
      return number;
    });
    const runs = new Uint32Array(Math.max(0, ids.length - SHINGLE_WORDS + 1));
    const two = ids.slice(1).map((id, index) => pairs(ids[index]!, id));
    for (let start = 0; start < runs.length; start++) {
      runs[start] = fives(fours(two[start]!, two[start + 2]!), ids[start + 4]!);
    }
    return runs;
  };
}

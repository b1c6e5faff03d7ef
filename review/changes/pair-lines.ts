/** A line that was and what it became; one of the two is empty for a line that came or went. */
export interface LinePair {
  readonly before: string;
  readonly after: string;
}

/** Share of the words of two lines that both have, from which on one is taken for the other, changed. */
const ALIKE = 0.4;

const wordsOf = (line: string) => line.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];

/** What two states of a page's text differ in, each line that changed beside what it was. Moved lines are no difference. */
export function pairLines(before: readonly string[], after: readonly string[]): LinePair[] {
  const gone = without(before, after);
  const pairs = without(after, before).map((line): LinePair => {
    const words = new Set(wordsOf(line));
    let [best, bestShare] = [-1, ALIKE];
    gone.forEach((other, index) => {
      const theirs = wordsOf(other);
      const share = theirs.filter((word) => words.has(word)).length / Math.max(words.size, theirs.length, 1);
      if (share >= bestShare) [best, bestShare] = [index, share];
    });
    const [before = ''] = best < 0 ? [] : gone.splice(best, 1);
    return { before, after: line };
  });
  return [...pairs, ...gone.map((line): LinePair => ({ before: line, after: '' }))];
}

/** The items of one list that are left when those of another are taken away, each as often as it is there. */
export function without(list: readonly string[], taken: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const item of taken) left.set(item, (left.get(item) ?? 0) + 1);
  return list.filter((item) => {
    const count = left.get(item) ?? 0;
    if (count > 0) left.set(item, count - 1);
    return count === 0;
  });
}

/** Damerau-Levenshtein distance: letters added, removed, changed or swapped with the next one. */
function editDistance(a: string, b: string): number {
  let before: readonly number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 0; row < a.length; row += 1) {
    const next = [row + 1];
    for (let column = 0; column < b.length; column += 1) {
      const removed = last[column + 1]! + 1;
      const added = next[column]! + 1;
      const changed = last[column]! + Number(a[row] !== b[column]);
      const isMirrored = a[row - 1] === b[column];
      const isSwapped = isMirrored && a[row] === b[column - 1];
      const swapped = isSwapped ? before[column - 1]! + 1 : Infinity;
      next.push(Math.min(removed, added, changed, swapped));
    }
    before = last;
    last = next;
  }
  return last[b.length]!;
}

/**
 * Returns the candidate that `word` probably misspells; undefined if none is similar. By default
 * one error is allowed for every five letters, and at least one.
 */
export function nearest(
  word: string,
  candidates: readonly string[],
  most = Math.max(1, Math.floor(word.length / 5)),
): string | undefined {
  const errorsIn = (candidate: string) =>
    editDistance(word.toLowerCase(), candidate.toLowerCase());
  const [best] = candidates
    .filter((candidate) => errorsIn(candidate) <= most)
    .sort((one, other) => errorsIn(one) - errorsIn(other));
  return best;
}

/** Returns the end of a message, such as `: did you mean patio?`; empty if nothing is similar. */
export function didYouMean(
  word: string,
  candidates: readonly string[],
): string {
  const meant = nearest(word, candidates);
  return meant === undefined ? '' : `: did you mean ${meant}?`;
}

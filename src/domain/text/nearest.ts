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
 * The candidate that `word` is most likely a misspelling of; undefined if none is similar.
 * One error in five letters, at least one: Paris is no misspelling of Perth.
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

/** Ends a message: `: did you mean oxford?`, or nothing. */
export function didYouMean(
  word: string,
  candidates: readonly string[],
): string {
  const meant = nearest(word, candidates);
  return meant === undefined ? '' : `: did you mean ${meant}?`;
}

/** Damerau-Levenshtein distance: letters added, removed, changed or swapped with the next one. */
function editDistance(a: string, b: string): number {
  let before = new Uint16Array(b.length + 1);
  let last = before.map((_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const next = new Uint16Array(b.length + 1).fill(row, 0, 1);
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      const swapped =
        row > 1 &&
        column > 1 &&
        a[row - 1] === b[column - 2] &&
        a[row - 2] === b[column - 1]
          ? before[column - 2]! + 1
          : Infinity;
      next[column] = Math.min(
        last[column]! + 1,
        next[column - 1]! + 1,
        last[column - 1]! + same,
        swapped,
      );
    }
    before = last;
    last = next;
  }
  return last[b.length]!;
}

/** The candidate that `word` is most likely a misspelling of; undefined if none is similar. */
export function nearest(
  word: string,
  candidates: readonly string[],
): string | undefined {
  const ranked = candidates
    .map((candidate) => ({
      candidate,
      distance: editDistance(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .sort((one, other) => one.distance - other.distance);
  const [best] = ranked;
  // One error in five letters, at least one: Paris is no misspelling of Perth.
  return best && best.distance <= Math.max(1, Math.floor(word.length / 5))
    ? best.candidate
    : undefined;
}

/** Ends a message: `: did you mean oxford?`, or nothing. */
export function didYouMean(
  word: string,
  candidates: readonly string[],
): string {
  const meant = nearest(word, candidates);
  return meant === undefined ? '' : `: did you mean ${meant}?`;
}

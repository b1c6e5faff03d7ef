/** How many letters must be added, taken away, changed or swapped with their neighbour to make `b` of `a`. */
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

/** The candidate that `word` was most likely meant to be; undefined where none is near enough to be worth asking about. */
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
  // One letter in five may be wrong, and one in a short word: Paris was not meant to be Perth.
  return best && best.distance <= Math.max(1, Math.floor(word.length / 5))
    ? best.candidate
    : undefined;
}

/** `: did you mean oxford?` for the end of a message, or nothing. */
export function didYouMean(
  word: string,
  candidates: readonly string[],
): string {
  const meant = nearest(word, candidates);
  return meant === undefined ? '' : `: did you mean ${meant}?`;
}

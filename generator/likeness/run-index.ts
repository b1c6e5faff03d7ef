/** An index from runs to the pages that have them. */
export interface RunIndex {
  /** For each page, the number of each of its runs in order, with repeats. */
  readonly runs: readonly Uint32Array[];
  /** How many of the pages that were added have a run, and which, in the order of `add`. */
  readonly count: (run: number) => number;
  readonly page: (run: number, nth: number) => number;
  readonly add: (run: number, page: number) => void;
}

/**
 * Numbers the runs of all pages, given as hashes. All hashes are sorted in one list, and a run's
 * number is the place of its first there. So there is room for its pages from this place on.
 */
export function indexRuns(hashesByPage: readonly Float64Array[]): RunIndex {
  const sorted = joined(hashesByPage).sort();
  const pages = new Uint32Array(sorted.length);
  const counts = new Uint32Array(sorted.length);
  return {
    runs: hashesByPage.map((hashes) =>
      new Uint32Array(hashes.length).map((_, place) =>
        firstPlace(sorted, hashes[place]!),
      ),
    ),
    count: (run) => counts[run]!,
    page: (run, nth) => pages[run + nth]!,
    add(run, page) {
      pages[run + counts[run]!] = page;
      counts[run]! += 1;
    },
  };
}

function joined(lists: readonly Float64Array[]): Float64Array {
  const lengths = lists.map(({ length }) => length);
  const all = new Float64Array(lengths.reduce((sum, one) => sum + one, 0));
  let start = 0;
  for (const list of lists) {
    all.set(list, start);
    start += list.length;
  }
  return all;
}

/** Returns the first place of a value in a sorted list that has it. */
function firstPlace(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

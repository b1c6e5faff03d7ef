/** Shingles (runs of five words) grouped by the set of pages that have them, two pages or more. */
interface ShingleClasses {
  /** The pages of group `n` are in `pages` from `starts[n]` up to `starts[n + 1]`. */
  readonly starts: Uint32Array;
  readonly pages: Uint32Array;
  /** Number of shingles in each group. */
  readonly weights: readonly number[];
}

/**
 * Creates a collector that groups shingles by the pages they are on. All shingles of a template's
 * sentence are on the same pages, often hundreds.
 */
export function createShingleClasses() {
  /** Keyed by page numbers, as a string of one character per byte, which is a fast key. */
  const weights = new Map<string, number>();
  return {
    /** Adds a new shingle. Its pages are the first `count` of `pages`. */
    add(pages: Uint32Array, count: number): void {
      const bytes = Buffer.from(
        pages.buffer,
        pages.byteOffset,
        count * pages.BYTES_PER_ELEMENT,
      );
      const key = bytes.toString('latin1');
      weights.set(key, (weights.get(key) ?? 0) + 1);
    },
    /** The groups of all added shingles. */
    all(): ShingleClasses {
      const keys = [...weights.keys()];
      const pages = new Uint32Array(
        new Uint8Array(Buffer.from(keys.join(''), 'latin1')).buffer,
      );
      const starts = new Uint32Array(keys.length + 1);
      keys.forEach(
        (key, number) =>
          (starts[number + 1] =
            starts[number]! + key.length / pages.BYTES_PER_ELEMENT),
      );
      return {
        starts,
        pages,
        weights: [...weights.values()],
      };
    },
  };
}

/**
 * Lists the groups of shingles on each page: those of `page` are in `classes` from `starts[page]`
 * up to `starts[page + 1]`.
 */
function classesByPage(
  { starts: firsts, pages }: ShingleClasses,
  pageCount: number,
) {
  const starts = new Uint32Array(pageCount + 1);
  for (const page of pages) {
    starts[page + 1]! += 1;
  }
  for (let page = 0; page < pageCount; page++)
    starts[page + 1]! += starts[page]!;
  const next = starts.slice();
  const classes = new Uint32Array(pages.length);
  for (let number = 0; number + 1 < firsts.length; number++)
    for (let i = firsts[number]!; i < firsts[number + 1]!; i++)
      classes[next[pages[i]!]!++] = number;
  return { starts, classes };
}

interface PairOptions {
  /** The shingles that pages share. Those that are on no fresh page may be missing. */
  readonly classes: ShingleClasses;
  /** Number of different shingles on each page. */
  readonly sizes: Uint32Array;
  /** The pages that are compared with all, in ascending order. */
  readonly fresh: readonly number[];
}

/**
 * Calls `onPair` for every two pages that share a shingle, at least one of them fresh. The time
 * taken is linear in the words, apart from what pages share.
 * @param onPair gets two pages by their numbers, the lower first, and their Jaccard similarity
 */
export function eachPair(
  { classes, sizes, fresh }: PairOptions,
  onPair: (a: number, b: number, similarity: number) => void,
): void {
  const { starts, pages, weights } = classes;
  const byPage = classesByPage(classes, sizes.length);
  const isFresh = new Set(fresh);
  const common = new Uint32Array(sizes.length);
  for (const page of fresh) {
    // Two fresh pages are compared only once, in the later one's turn.
    const end = fresh.length === sizes.length ? page : sizes.length;
    common.fill(0, 0, end);
    for (
      let index = byPage.starts[page]!;
      index < byPage.starts[page + 1]!;
      index++
    ) {
      const number = byPage.classes[index]!;
      const weight = weights[number]!;
      const last = starts[number + 1]!;
      for (let i = starts[number]!; i < last && pages[i]! < end; i++)
        common[pages[i]!]! += weight;
    }
    for (let other = 0; other < end; other++) {
      const shared = common[other]!;
      if (shared === 0 || (other >= page && isFresh.has(other))) continue;
      onPair(
        Math.min(other, page),
        Math.max(other, page),
        shared / (sizes[other]! + sizes[page]! - shared),
      );
    }
  }
}

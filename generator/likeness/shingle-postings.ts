/** The pages that have each shingle, in order: those of `run` lie in `pages` from `starts[run]` up to `starts[run + 1]`. */
export interface Postings {
  readonly starts: Uint32Array;
  readonly pages: Uint32Array;
}

/** Which pages have which shingles. */
export interface PostingIndex {
  readonly postings: Postings;
  /** By page how many different ones it has. */
  readonly sizes: Uint32Array;
}

/**
 * Turns the shingles of each page, which may hold one several times, into the pages of each shingle. Shingles are numbers below `distinct`.
 * Two flat arrays: a list for each of some hundred thousand shingles would keep the garbage collector busy.
 */
export function indexPostings(runs: readonly Uint32Array[], distinct: number): PostingIndex {
  const starts = new Uint32Array(distinct + 1);
  const sizes = new Uint32Array(runs.length);
  const lastOn = new Int32Array(distinct).fill(-1);
  runs.forEach((list, page) => {
    for (const run of list) {
      if (lastOn[run] === page) continue;
      lastOn[run] = page;
      starts[run + 1]! += 1;
      sizes[page]! += 1;
    }
  });
  for (let run = 0; run < distinct; run++) starts[run + 1]! += starts[run]!;
  const pages = new Uint32Array(starts[distinct]!);
  // From here on where a shingle's next page goes.
  const next = lastOn;
  next.set(starts.subarray(0, distinct));
  runs.forEach((list, page) => {
    for (const run of list) {
      const place = next[run]!;
      if (place > starts[run]! && pages[place - 1] === page) continue;
      pages[place] = page;
      next[run] = place + 1;
    }
  });
  return { postings: { starts, pages }, sizes };
}

/** Marks the shingles that pages of more than one owner have. */
export function markShared({ starts, pages }: Postings, owners: readonly string[]): Uint8Array {
  const shared = new Uint8Array(starts.length - 1);
  shared.forEach((_, run) => {
    const owner = owners[pages[starts[run]!]!];
    for (let i = starts[run]! + 1; i < starts[run + 1]!; i++) {
      if (owners[pages[i]!] !== owner) shared[run] = 1;
    }
  });
  return shared;
}

/** Whether a shingle stands on one page alone. */
export const isOnOnePage = ({ starts }: Postings, run: number): boolean => starts[run]! + 1 === starts[run + 1];

/** The pages that have each shingle, in order: those of `run` lie in `pages` from `starts[run]` up to `starts[run + 1]`. */
export interface Holders {
  readonly starts: Uint32Array;
  readonly pages: Uint32Array;
}

/** Which pages have which shingles. */
export interface HolderIndex {
  readonly holders: Holders;
  /** By page how many different ones it has. */
  readonly sizes: Uint32Array;
}

/**
 * Turns the shingles of each page, which may hold one several times, into the pages of each shingle. Shingles are numbers below `distinct`.
 * Two flat arrays: a list for each of some hundred thousand shingles would keep the garbage collector busy.
 */
export function indexHolders(runs: readonly Uint32Array[], distinct: number): HolderIndex {
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
  return { holders: { starts, pages }, sizes };
}

/** Marks the shingles that pages of more than one owner have. */
export function markShared({ starts, pages }: Holders, owners: readonly string[]): Uint8Array {
  const shared = new Uint8Array(starts.length - 1);
  shared.forEach((_, run) => {
    const owner = owners[pages[starts[run]!]!];
    for (let i = starts[run]! + 1; i < starts[run + 1]!; i++) {
      if (owners[pages[i]!] !== owner) shared[run] = 1;
    }
  });
  return shared;
}

/** Runs that the same pages hold, two of them or more, taken together. */
export interface AlikeRuns {
  /** One of each kind. */
  readonly runs: Uint32Array;
  /** How many there are of it. */
  readonly weights: Uint32Array;
}

/**
 * Takes runs together that are on the same pages: those of one sentence of a template stand on hundreds of pages, and always
 * together. What is on one page alone is left out: no pair shares it.
 */
export function groupAlike(holders: Holders): AlikeRuns {
  const { starts, pages } = holders;
  const byHash = new Map<number, number[]>();
  const runs: number[] = [];
  const weights: number[] = [];
  for (let run = 0; run + 1 < starts.length; run++) {
    if (starts[run + 1]! - starts[run]! < 2) continue;
    let hash = 0;
    for (let i = starts[run]!; i < starts[run + 1]!; i++) hash = (Math.imul(hash, 31) + pages[i]!) | 0;
    const kinds = byHash.get(hash) ?? [];
    const kind = kinds.find((index) => haveSamePages(holders, run, runs[index]!));
    if (kind === undefined) {
      byHash.set(hash, [...kinds, runs.length]);
      runs.push(run);
      weights.push(1);
    } else weights[kind]! += 1;
  }
  return { runs: Uint32Array.from(runs), weights: Uint32Array.from(weights) };
}

function haveSamePages({ starts, pages }: Holders, one: number, other: number): boolean {
  const count = starts[one + 1]! - starts[one]!;
  if (count !== starts[other + 1]! - starts[other]!) return false;
  for (let i = 0; i < count; i++) if (pages[starts[one]! + i] !== pages[starts[other]! + i]) return false;
  return true;
}

/** The kinds of runs that each page holds: those of `page` lie in `kinds` from `starts[page]` up to `starts[page + 1]`. */
export function kindsByPage(holders: Holders, { runs }: AlikeRuns, pageCount: number) {
  const starts = new Uint32Array(pageCount + 1);
  const eachHolder = (visit: (page: number, kind: number) => void) =>
    runs.forEach((run, kind) => {
      for (let i = holders.starts[run]!; i < holders.starts[run + 1]!; i++) visit(holders.pages[i]!, kind);
    });
  eachHolder((page) => (starts[page + 1]! += 1));
  for (let page = 0; page < pageCount; page++) starts[page + 1]! += starts[page]!;
  const next = starts.slice();
  const kinds = new Uint32Array(starts[pageCount]!);
  eachHolder((page, kind) => (kinds[next[page]!++] = kind));
  return { starts, kinds };
}

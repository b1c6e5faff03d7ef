/** The pages that have each shingle, in order: those of `run` lie in `pages` from `starts[run]` up to `starts[run + 1]`. */
export interface Holders {
  readonly starts: Uint32Array;
  readonly pages: Uint32Array;
}

/** Two flat arrays: a list for each of some hundred thousand shingles would keep the garbage collector busy. */
export function indexHolders(sets: readonly Uint32Array[], distinct: number): Holders {
  const starts = new Uint32Array(distinct + 1);
  for (const set of sets) for (const run of set) starts[run + 1]! += 1;
  for (let run = 0; run < distinct; run++) starts[run + 1]! += starts[run]!;
  const next = starts.slice();
  const pages = new Uint32Array(starts[distinct]!);
  sets.forEach((set, page) => {
    for (const run of set) pages[next[run]!++] = page;
  });
  return { starts, pages };
}

/** Each list without repeats, for numbers below `distinct`. */
export function withoutRepeats(lists: readonly Uint32Array[], distinct: number): Uint32Array[] {
  const lastOn = new Int32Array(distinct).fill(-1);
  const kept = new Uint32Array(lists.reduce((longest, { length }) => Math.max(longest, length), 0));
  return lists.map((list, page) => {
    let count = 0;
    for (const run of list) {
      if (lastOn[run] === page) continue;
      lastOn[run] = page;
      kept[count++] = run;
    }
    return kept.slice(0, count);
  });
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

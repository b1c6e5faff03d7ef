/** The pages that have each shingle, in order: those of `run` lie in `pages` from `starts[run]` up to `starts[run + 1]`. */
interface Holders {
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

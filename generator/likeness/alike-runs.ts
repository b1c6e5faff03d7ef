import type { Holders } from './shingle-postings.ts';

/** Runs that the same pages hold, two of them or more, taken together as a kind. */
export interface AlikeRuns {
  /** The pages of each kind. */
  readonly holders: Holders;
  /** How many runs there are of it. */
  readonly weights: Uint32Array;
}

/**
 * Takes runs together that are on the same pages: those of one sentence of a template stand on hundreds of pages, and always
 * together. What is on one page alone is left out: no pair shares it.
 */
export function createAlikeRuns() {
  /** The last kind of each hash of its pages, and by kind the one before it. */
  const lastOfHash = new Map<number, number>();
  const before: number[] = [];
  const weights: number[] = [];
  const starts = [0];
  const pages: number[] = [];

  const isKind = (kind: number, holders: Holders, run: number) => {
    const [from, first] = [starts[kind]!, holders.starts[run]!];
    const count = holders.starts[run + 1]! - first;
    if (starts[kind + 1]! - from !== count) return false;
    for (let i = 0; i < count; i++) if (pages[from + i] !== holders.pages[first + i]) return false;
    return true;
  };

  const add = (holders: Holders, run: number) => {
    const [first, end] = [holders.starts[run]!, holders.starts[run + 1]!];
    let hash = 0;
    for (let i = first; i < end; i++) hash = (Math.imul(hash, 31) + holders.pages[i]!) | 0;
    const last = lastOfHash.get(hash) ?? -1;
    let kind = last;
    while (kind >= 0 && !isKind(kind, holders, run)) kind = before[kind]!;
    if (kind >= 0) {
      weights[kind]! += 1;
      return;
    }
    lastOfHash.set(hash, weights.length);
    before.push(last);
    weights.push(1);
    for (let i = first; i < end; i++) pages.push(holders.pages[i]!);
    starts.push(pages.length);
  };

  return {
    /** Adds runs that were not added before, with their pages. */
    add(holders: Holders): void {
      for (let run = 0; run + 1 < holders.starts.length; run++)
        if (holders.starts[run + 1]! - holders.starts[run]! > 1) add(holders, run);
    },
    /** The kinds of what was added. */
    kinds: (): AlikeRuns => ({
      holders: { starts: Uint32Array.from(starts), pages: Uint32Array.from(pages) },
      weights: Uint32Array.from(weights),
    }),
  };
}

/** The kinds of runs that each page holds: those of `page` lie in `kinds` from `starts[page]` up to `starts[page + 1]`. */
export function kindsByPage({ holders }: AlikeRuns, pageCount: number) {
  const starts = new Uint32Array(pageCount + 1);
  for (const page of holders.pages) starts[page + 1]! += 1;
  for (let page = 0; page < pageCount; page++) starts[page + 1]! += starts[page]!;
  const next = starts.slice();
  const kinds = new Uint32Array(holders.pages.length);
  for (let kind = 0; kind + 1 < holders.starts.length; kind++)
    for (let i = holders.starts[kind]!; i < holders.starts[kind + 1]!; i++) kinds[next[holders.pages[i]!]!++] = kind;
  return { starts, kinds };
}

import type { Postings } from './shingle-index.ts';

/** Runs that the same pages hold, two of them or more, taken together as a class. */
interface ShingleClasses {
  /** The pages of each class. */
  readonly postings: Postings;
  /** How many runs there are of it. */
  readonly weights: Uint32Array;
}

/**
 * Takes runs together that are on the same pages: those of one sentence of a template stand on hundreds of pages, and always
 * together. What is on one page alone is left out: no pair shares it.
 */
export function createShingleClasses() {
  /** The last class of each hash of its pages, and by class the one before it. */
  const lastOfHash = new Map<number, number>();
  const before: number[] = [];
  const weights: number[] = [];
  const starts = [0];
  const pages: number[] = [];

  const isClass = (number: number, postings: Postings, run: number) => {
    const [from, first] = [starts[number]!, postings.starts[run]!];
    const count = postings.starts[run + 1]! - first;
    if (starts[number + 1]! - from !== count) return false;
    for (let i = 0; i < count; i++) if (pages[from + i] !== postings.pages[first + i]) return false;
    return true;
  };

  const add = (postings: Postings, run: number) => {
    const [first, end] = [postings.starts[run]!, postings.starts[run + 1]!];
    let hash = 0;
    for (let i = first; i < end; i++) hash = (Math.imul(hash, 31) + postings.pages[i]!) | 0;
    const last = lastOfHash.get(hash) ?? -1;
    let number = last;
    while (number >= 0 && !isClass(number, postings, run)) number = before[number]!;
    if (number >= 0) {
      weights[number]! += 1;
      return;
    }
    lastOfHash.set(hash, weights.length);
    before.push(last);
    weights.push(1);
    for (let i = first; i < end; i++) pages.push(postings.pages[i]!);
    starts.push(pages.length);
  };

  return {
    /** Adds runs that were not added before, with their pages. */
    add(postings: Postings): void {
      for (let run = 0; run + 1 < postings.starts.length; run++)
        if (postings.starts[run + 1]! - postings.starts[run]! > 1) add(postings, run);
    },
    /** The classes of what was added. */
    all: (): ShingleClasses => ({
      postings: { starts: Uint32Array.from(starts), pages: Uint32Array.from(pages) },
      weights: Uint32Array.from(weights),
    }),
  };
}

/** The classes of runs that each page holds: those of `page` lie in `classes` from `starts[page]` up to `starts[page + 1]`. */
function classesByPage({ postings }: ShingleClasses, pageCount: number) {
  const starts = new Uint32Array(pageCount + 1);
  for (const page of postings.pages) starts[page + 1]! += 1;
  for (let page = 0; page < pageCount; page++) starts[page + 1]! += starts[page]!;
  const next = starts.slice();
  const classes = new Uint32Array(postings.pages.length);
  for (let number = 0; number + 1 < postings.starts.length; number++)
    for (let i = postings.starts[number]!; i < postings.starts[number + 1]!; i++)
      classes[next[postings.pages[i]!]!++] = number;
  return { starts, classes };
}

interface PairOptions {
  /** The shingles that pages share; those that no fresh page has may be left out. */
  readonly classes: ShingleClasses;
  /** How many different shingles each page has in all. */
  readonly sizes: Uint32Array;
  /** The pages that are compared with all, in order. */
  readonly fresh: readonly number[];
}

/** Two pages by their numbers, the lower first, and their Jaccard similarity. */
export type OnPair = (a: number, b: number, similarity: number) => void;

/** Reports every pair that has a fresh page and a shingle in common. Linear in the words except for what pages share. */
export function eachPair({ classes, sizes, fresh }: PairOptions, onPair: OnPair): void {
  const { postings, weights } = classes;
  const byPage = classesByPage(classes, sizes.length);
  const isFresh = new Set(fresh);
  const common = new Uint32Array(sizes.length);
  for (const page of fresh) {
    // Of two fresh pages the later one is compared with the other.
    const end = fresh.length === sizes.length ? page : sizes.length;
    common.fill(0, 0, end);
    for (let index = byPage.starts[page]!; index < byPage.starts[page + 1]!; index++) {
      const number = byPage.classes[index]!;
      const weight = weights[number]!;
      const last = postings.starts[number + 1]!;
      for (let i = postings.starts[number]!; i < last && postings.pages[i]! < end; i++)
        common[postings.pages[i]!]! += weight;
    }
    for (let other = 0; other < end; other++) {
      const shared = common[other]!;
      if (shared === 0 || (other >= page && isFresh.has(other))) continue;
      onPair(Math.min(other, page), Math.max(other, page), shared / (sizes[other]! + sizes[page]! - shared));
    }
  }
}

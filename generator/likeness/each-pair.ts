import { classesByPage, type ShingleClasses } from './shingle-classes.ts';

interface PairOptions {
  /** The shingles that pages share; those that no page from `from` on has may be left out. */
  readonly classes: ShingleClasses;
  /** How many different shingles each page has in all. */
  readonly sizes: Uint32Array;
  /** The first page that is compared with all before it. */
  readonly from?: number;
}

/** Two pages by their numbers, the lower first, and their Jaccard similarity. */
export type OnPair = (a: number, b: number, similarity: number) => void;

/** Reports every pair that has a shingle in common. Linear in the words except for what pages share. */
export function eachPair({ classes, sizes, from = 0 }: PairOptions, onPair: OnPair): void {
  const { postings, weights } = classes;
  const byPage = classesByPage(classes, sizes.length);
  const common = new Uint32Array(sizes.length);
  for (let b = from; b < sizes.length; b++) {
    common.fill(0, 0, b);
    for (let place = byPage.starts[b]!; place < byPage.starts[b + 1]!; place++) {
      const number = byPage.classes[place]!;
      const weight = weights[number]!;
      for (let i = postings.starts[number]!; postings.pages[i]! < b; i++) common[postings.pages[i]!]! += weight;
    }
    for (let a = 0; a < b; a++) {
      const shared = common[a]!;
      if (shared > 0) onPair(a, b, shared / (sizes[a]! + sizes[b]! - shared));
    }
  }
}

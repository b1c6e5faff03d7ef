/** Two pages, and how alike they are: between 0 and 1. */
export interface Pair {
  readonly a: string;
  readonly b: string;
  readonly similarity: number;
}

/** The most alike pairs, so many as are kept: most alike first, then by path. Millions of pairs are not worth keeping to sort them. */
export function createTop(keep: number) {
  const list: Pair[] = [];
  const isBefore = (x: Pair, y: Pair) =>
    x.similarity > y.similarity || (x.similarity === y.similarity && x.a + x.b < y.a + y.b);
  return {
    list: list as readonly Pair[],
    /** What a pair must reach to be looked at. */
    least: () => (list.length < keep ? 0 : (list.at(-1)?.similarity ?? 0)),
    add(pair: Pair): void {
      const place = list.findIndex((other) => isBefore(pair, other));
      list.splice(place < 0 ? list.length : place, 0, pair);
      if (list.length > keep) list.pop();
    },
  };
}

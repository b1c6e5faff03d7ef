/** Two pages, and how alike they are: between 0 and 1. */
export interface Pair {
  readonly a: string;
  readonly b: string;
  readonly similarity: number;
}

/** Gathers the `limit` most alike pairs, most alike first, then by path. Millions of pairs are not worth keeping to sort them. */
export function createTop(limit: number) {
  const list: Pair[] = [];
  return {
    list: list as readonly Pair[],
    add(pair: Pair): void {
      const last = list.at(limit - 1);
      if (last && !isBefore(pair, last)) return;
      const place = list.findIndex((other) => isBefore(pair, other));
      list.splice(place < 0 ? list.length : place, 0, pair);
      if (list.length > limit) list.pop();
    },
  };
}

const isBefore = (x: Pair, y: Pair) =>
  x.similarity > y.similarity || (x.similarity === y.similarity && x.a + x.b < y.a + y.b);

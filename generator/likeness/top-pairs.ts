/** Two pages, and how alike they are: between 0 and 1. */
export interface Pair {
  readonly a: string;
  readonly b: string;
  readonly similarity: number;
}

/** The most alike pairs, most alike first, then by path; all that come before `floor`, where some were left out. */
export interface TopPairs {
  readonly list: readonly Pair[];
  readonly floor?: Pair;
}

/** Pairs that are held: more than are told, so that a town's can be taken away without counting all anew. */
const HELD = 100;

/** Gathers the most alike pairs, on top of those that are known. Millions of pairs are not worth keeping to sort them. */
export function createTop(known: TopPairs = { list: [] }) {
  const list = [...known.list];
  let { floor } = known;
  return {
    /** What a pair must reach to be looked at. */
    least: () => floor?.similarity ?? 0,
    add(pair: Pair): void {
      if (floor && !isBefore(pair, floor)) return;
      const place = list.findIndex((other) => isBefore(pair, other));
      list.splice(place < 0 ? list.length : place, 0, pair);
      if (list.length <= HELD) return;
      list.pop();
      floor = list.at(-1);
    },
    pairs: (): TopPairs => ({ list, floor }),
  };
}

const isBefore = (x: Pair, y: Pair) =>
  x.similarity > y.similarity || (x.similarity === y.similarity && x.a + x.b < y.a + y.b);

/** Without the pairs of pages that are gone. */
export const withoutPages = ({ list, floor }: TopPairs, gone: ReadonlySet<string>): TopPairs => ({
  list: list.filter(({ a, b }) => !gone.has(a) && !gone.has(b)),
  floor,
});

/** Whether the first so many are sure to be there, as far as there are so many. */
export const holdsFirst = ({ list, floor }: TopPairs, count: number): boolean =>
  floor === undefined || list.length >= count;

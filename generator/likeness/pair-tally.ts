import { mapGet } from '../../src/domain/assert-defined.ts';
import type { TextPage } from './numbered-texts.ts';

/** Two pages, and how alike they are: between 0 and 1. */
export interface Pair {
  readonly a: string;
  readonly b: string;
  readonly similarity: number;
}

/** Gathers the `limit` most alike pairs, most alike first, then by path. Millions of pairs are not worth keeping to sort them. */
function createTop(limit: number) {
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

/** What pairs of pages come to: by group, and of the whole site. */
export type PairFigures = ReturnType<ReturnType<typeof createPairTally>['figures']>;

/** Adds up pairs; `limit` is the length of the lists of most alike ones. */
export function createPairTally(pages: readonly TextPage[], limit: number) {
  const top = createTop(limit);
  const names = [...new Set(pages.map(({ group }) => group))].sort();
  const groups = new Map(names.map((name) => [name, { top: createTop(limit), sum: 0 }]));
  return {
    /** The page that comes first on the site is given first. */
    add({ path: a, group: name }: TextPage, { path: b, group: other }: TextPage, similarity: number): void {
      const pair = { a, b, similarity };
      top.add(pair);
      if (name !== other) return;
      const group = mapGet(groups, name);
      group.sum += similarity;
      group.top.add(pair);
    },
    figures: () => ({
      groups: [...groups].map(([name, group]) => ({ name, sum: group.sum, worst: group.top.list })),
      worst: top.list,
    }),
  };
}

import { mapGet } from '../../src/domain/assert-defined.ts';
import { createTop, type Pair } from './top-pairs.ts';

/** What pairs of pages come to. */
export interface PairFigures {
  readonly groups: Readonly<Record<string, GroupFigures>>;
  /** The most alike of the whole site. */
  readonly worst: readonly Pair[];
}

interface GroupFigures {
  /** The pairs' similarities together. */
  readonly sum: number;
  readonly worst: readonly Pair[];
}

interface PairPage {
  readonly path: string;
  readonly group: string;
}

/** Adds up pairs; `keep` limits the lists of most alike ones. */
export function createPairTally(groupNames: Iterable<string>, keep: number) {
  const top = createTop(keep);
  const groups = new Map([...new Set(groupNames)].sort().map((name) => [name, { top: createTop(keep), sum: 0 }]));
  return {
    /** The page that comes first on the site is given first. */
    add({ path: a, group: name }: PairPage, { path: b, group: other }: PairPage, similarity: number): void {
      const pair = { a, b, similarity };
      top.add(pair);
      if (name !== other) return;
      const group = mapGet(groups, name);
      group.sum += similarity;
      group.top.add(pair);
    },
    figures: (): PairFigures => ({
      groups: Object.fromEntries([...groups].map(([name, group]) => [name, { sum: group.sum, worst: group.top.list }])),
      worst: top.list,
    }),
  };
}

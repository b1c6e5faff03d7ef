import { mapGet } from '../../src/domain/assert-defined.ts';
import { createTop, holdsFirst, withoutPages, type TopPairs } from './top-pairs.ts';

/** What all pairs of pages come to. */
export interface PairFigures {
  readonly groups: Readonly<Record<string, GroupFigures>>;
  /** Over the whole site. */
  readonly top: TopPairs;
}

interface GroupFigures {
  /** The pairs' similarities together, in parts of `PARTS`. */
  readonly sum: number;
  readonly top: TopPairs;
}

/**
 * Similarities are added as whole numbers, so that the order of adding makes no difference to the last figure, nor does adding a pair
 * and taking it away. Sums stay exact up to 500 million pairs that are quite the same.
 */
const PARTS = 2 ** 24;

interface PairPage {
  readonly path: string;
  readonly group: string;
}

interface KnownFigures {
  readonly figures: PairFigures;
  /** Paths whose pairs are among the figures no longer: their similarities are given to `remove`. */
  readonly gone: ReadonlySet<string>;
}

/** Adds up pairs, on top of what is known. */
export function createPairTally(groupNames: Iterable<string>, known?: KnownFigures) {
  const topOf = (top?: TopPairs) => createTop(known && top && withoutPages(top, known.gone));
  const top = topOf(known?.figures.top);
  const groups = new Map(
    [...new Set(groupNames)].sort().map((name) => {
      const group = known?.figures.groups[name];
      return [name, { top: topOf(group?.top), sum: group?.sum ?? 0 }];
    }),
  );
  return {
    /** The page that comes first on the site is given first. */
    add(a: PairPage, b: PairPage, similarity: number): void {
      if (similarity >= top.least()) top.add({ a: a.path, b: b.path, similarity });
      if (a.group !== b.group) return;
      const group = mapGet(groups, a.group);
      group.sum += Math.round(similarity * PARTS);
      if (similarity >= group.top.least()) group.top.add({ a: a.path, b: b.path, similarity });
    },
    remove(a: PairPage, b: PairPage, similarity: number): void {
      const group = a.group === b.group ? groups.get(a.group) : undefined;
      // A group may have gone with its last page.
      if (group) group.sum -= Math.round(similarity * PARTS);
    },
    figures: (): PairFigures => ({
      groups: Object.fromEntries(
        [...groups].map(([name, group]) => [name, { sum: group.sum, top: group.top.pairs() }]),
      ),
      top: top.pairs(),
    }),
  };
}

/** Whether the first so many pairs are sure to be there, of the site and of each group. */
export const hasFirst = ({ groups, top }: PairFigures, count: number): boolean =>
  [top, ...Object.values(groups).map((group) => group.top)].every((pairs) => holdsFirst(pairs, count));

/** The mean similarity of the pairs of a group that has so many pages. */
export const meanOf = ({ sum }: GroupFigures, pages: number): number =>
  pages < 2 ? 0 : sum / PARTS / ((pages * (pages - 1)) / 2);

import { at } from '../../src/domain/assert-defined.ts';
import type { Comparison } from './compare-pages.ts';
import type { TextPage } from './numbered-texts.ts';
import { meanOf } from './pair-tally.ts';
import type { Pair } from './top-pairs.ts';

export interface SimilarityReport<Measure = PageMeasure> {
  /** By group: the most alike pairs first, and the mean over all pairs of the group. */
  readonly groups: Readonly<Record<string, { readonly worst: readonly Pair[]; readonly mean: number }>>;
  /** The most alike pairs of the whole site. */
  readonly worst: readonly Pair[];
  readonly pages: Readonly<Record<string, Measure>>;
}

/** What is measured of one page. */
export interface PageMeasure {
  readonly words: number;
  /** Words in a shingle that no other page has, over all words: between 0 and 1. */
  readonly ownShare: number;
}

/** How many of the most alike pairs are told. */
export const TOLD_PAIRS = 10;

/** What a comparison of pages comes to; `keep` limits the lists of most alike pairs. */
export function reportOf(pages: readonly TextPage[], comparison: Comparison, keep = TOLD_PAIRS): SimilarityReport {
  const sizes = Map.groupBy(pages, ({ group }) => group);
  return {
    groups: Object.fromEntries(
      Object.entries(comparison.pairs.groups).map(([name, group]) => [
        name,
        { worst: group.top.list.slice(0, keep), mean: meanOf(group, sizes.get(name)?.length ?? 0) },
      ]),
    ),
    worst: comparison.pairs.top.list.slice(0, keep),
    pages: Object.fromEntries(
      pages.map(({ path, words }, index) => [
        path,
        { words, ownShare: words === 0 ? 0 : at(comparison.pages, index).uniqueWords / words },
      ]),
    ),
  };
}

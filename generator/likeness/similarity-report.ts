import type { Comparison } from './compare-pages.ts';
import type { TextPage } from './numbered-texts.ts';
import type { Pair } from './pair-tally.ts';

export interface SimilarityReport<Measure = PageMeasure> {
  /** By group: the most alike pairs first, and the mean over all pairs of the group where all were compared. */
  readonly groups: Readonly<Record<string, { readonly worst: readonly Pair[]; readonly mean?: number }>>;
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

/** What a comparison of pages comes to. */
export function reportOf(pages: readonly TextPage[], { isWhole, uniqueWords, pairs }: Comparison): SimilarityReport {
  const sizes = Map.groupBy(pages, ({ group }) => group);
  return {
    groups: Object.fromEntries(
      pairs.groups.map(({ name, sum, worst }) => [
        name,
        { worst, ...(isWhole ? { mean: meanOf(sum, sizes.get(name)?.length ?? 0) } : {}) },
      ]),
    ),
    worst: pairs.worst,
    pages: Object.fromEntries(
      pages.flatMap(({ path, words }, page) => {
        const unique = uniqueWords[page];
        return unique === undefined ? [] : [[path, { words, ownShare: words === 0 ? 0 : unique / words }]];
      }),
    ),
  };
}

/** The mean similarity of the pairs of so many pages. */
const meanOf = (sum: number, pages: number) => (pages < 2 ? 0 : sum / ((pages * (pages - 1)) / 2));

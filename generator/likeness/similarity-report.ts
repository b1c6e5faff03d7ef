import { mapGet } from '../../src/domain/assert-defined.ts';
import type { TextPage } from './numbered-texts.ts';

export interface SimilarityReport<Measure = PageMeasure> {
  /**
   * By group: the most alike pairs first, and the mean over all pairs of the group if all were
   * compared.
   */
  readonly groups: Readonly<
    Record<string, { readonly worst: readonly Pair[]; readonly mean?: number }>
  >;
  /** The most alike pairs of the whole site. */
  readonly worst: readonly Pair[];
  readonly pages: Readonly<Record<string, Measure>>;
}

/** The measures of one page. */
export interface PageMeasure {
  readonly words: number;
  /** Words in a shingle that no other page has, over all words: between 0 and 1. */
  readonly ownShare: number;
}

/** Two pages, and how alike they are: between 0 and 1. */
export interface Pair {
  readonly a: string;
  readonly b: string;
  readonly similarity: number;
}

/**
 * Gathers the `limit` most alike pairs, most alike first, then by path. Millions of pairs are not
 * worth keeping to sort them.
 */
function createTop(limit: number) {
  const list: Pair[] = [];
  return {
    list: list as readonly Pair[],
    add(pair: Pair): void {
      const last = list.at(limit - 1);
      if (last && !isBefore(pair, last)) return;
      const index = list.findIndex((other) => isBefore(pair, other));
      list.splice(index < 0 ? list.length : index, 0, pair);
      if (list.length > limit) list.pop();
    },
  };
}

const isBefore = (x: Pair, y: Pair) =>
  x.similarity > y.similarity ||
  (x.similarity === y.similarity && x.a + x.b < y.a + y.b);

interface Compared {
  /** Whether every page was compared with every other one: only then have groups a mean. */
  readonly isWhole: boolean;
  /**
   * For each page, how many of its words are in a shingle that no other page has; undefined for a
   * page that was not compared again.
   */
  readonly uniqueWords: readonly (number | undefined)[];
}

/** Adds up pairs of pages to a report; `limit` is the length of its lists of most alike ones. */
export function createReport(pages: readonly TextPage[], limit: number) {
  const top = createTop(limit);
  const pagesByGroup = Map.groupBy(pages, ({ group }) => group);
  const names = [...pagesByGroup.keys()].sort();
  const groups = new Map(
    names.map((name) => [name, { top: createTop(limit), sum: 0 }]),
  );
  const meanOf = (name: string, sum: number) => {
    const count = pagesByGroup.get(name)?.length ?? 0;
    return count < 2 ? 0 : sum / ((count * (count - 1)) / 2);
  };
  return {
    /** The page that comes first on the site is given first. */
    add(
      { path: a, group: name }: TextPage,
      { path: b, group: other }: TextPage,
      similarity: number,
    ): void {
      const pair = { a, b, similarity };
      top.add(pair);
      if (name !== other) return;
      const group = mapGet(groups, name);
      group.sum += similarity;
      group.top.add(pair);
    },
    finish: ({ isWhole, uniqueWords }: Compared): SimilarityReport => ({
      groups: Object.fromEntries(
        [...groups].map(([name, group]) => [
          name,
          {
            worst: group.top.list,
            ...(isWhole && { mean: meanOf(name, group.sum) }),
          },
        ]),
      ),
      worst: top.list,
      pages: Object.fromEntries(
        pages.flatMap(({ path, words }, page) => {
          const unique = uniqueWords[page];
          return unique === undefined
            ? []
            : [[path, { words, ownShare: words === 0 ? 0 : unique / words }]];
        }),
      ),
    }),
  };
}

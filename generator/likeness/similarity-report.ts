import { at, mapGet } from '../../core/domain/assert-defined.ts';
import { maskedWords } from '../../core/domain/text/masked-words.ts';
import { sentencesOf } from '../../core/domain/text/sentences.ts';

export interface SimilarityReport {
  /** By group: the most alike pairs first, and the mean of all pairs. */
  readonly groups: Readonly<
    Record<string, { readonly worst: readonly Pair[]; readonly mean: number }>
  >;
  /** The most alike pairs of the whole site. */
  readonly worst: readonly Pair[];
  readonly pages: Readonly<Record<string, PageMeasure>>;
  /** The sentences that both pages of a pair have, towns and postcodes masked, longest first. */
  readonly sharedSentences: (pair: Pair) => readonly string[];
}

/** The measures of one page. */
export interface PageMeasure {
  readonly words: number;
  /** Share of the page's words that are in a run which no other town page has, from 0 to 1. */
  readonly ownShare: number;
  /** This page and the page most like it, if any page shares a run with it. */
  readonly nearest?: Pair | undefined;
}

/** The paths of two pages, and their similarity from 0 to 1. */
export interface Pair {
  readonly a: string;
  readonly b: string;
  readonly similarity: number;
}

/** A page that is compared, with its number of words. */
interface ReportedPage {
  readonly path: string;
  readonly group: string;
  readonly text: string;
  readonly words: number;
}

/** How many of the most alike pairs are reported. */
const REPORTED_PAIRS = 10;

const isBefore = (x: Pair, y: Pair) =>
  x.similarity > y.similarity ||
  (x.similarity === y.similarity && x.a + x.b < y.a + y.b);

/**
 * Keeps a pair if it is among the most alike, in a list sorted by similarity, then by path. The
 * millions of pairs are too many to keep and sort.
 */
function keepAlike(list: Pair[], pair: Pair): void {
  const last = list[REPORTED_PAIRS - 1];
  if (last && !isBefore(pair, last)) return;
  const index = list.findIndex((other) => isBefore(pair, other));
  list.splice(index < 0 ? list.length : index, 0, pair);
  if (list.length > REPORTED_PAIRS) list.pop();
}

/** Creates a report, to which pairs of pages are added one by one. */
export function createReport(pages: readonly ReportedPage[]) {
  const worst: Pair[] = [];
  const nearest: (Pair | undefined)[] = pages.map(() => undefined);
  const pagesByGroup = Map.groupBy(pages, ({ group }) => group);
  const groups = new Map(
    [...pagesByGroup.keys()].sort().map((name) => {
      const count = mapGet(pagesByGroup, name).length;
      const pairs = (count * (count - 1)) / 2;
      return [name, { worst: [] as Pair[], sum: 0, pairs }];
    }),
  );
  const keepNearest = (page: number, pair: Pair) => {
    const known = nearest[page]?.similarity ?? 0;
    if (pair.similarity > known) nearest[page] = pair;
  };
  const textOf = new Map(pages.map(({ path, text }) => [path, text]));
  return {
    /** Adds a pair of pages by their numbers, the lower first. */
    add(one: number, other: number, similarity: number): void {
      const { path: a, group: name } = at(pages, one);
      const { path: b, group: otherName } = at(pages, other);
      const pair = { a, b, similarity };
      keepNearest(one, pair);
      keepNearest(other, pair);
      keepAlike(worst, pair);
      if (name !== otherName) return;
      const group = mapGet(groups, name);
      group.sum += similarity;
      keepAlike(group.worst, pair);
    },
    /** @param ownWords for each page, how many of its words are in a run of its own */
    finish(ownWords: readonly number[]): SimilarityReport {
      return {
        groups: Object.fromEntries(
          [...groups].map(([name, { worst: alike, sum, pairs }]) => [
            name,
            { worst: alike, mean: pairs === 0 ? 0 : sum / pairs },
          ]),
        ),
        worst,
        sharedSentences: ({ a, b }) =>
          sharedSentences(mapGet(textOf, a), mapGet(textOf, b)),
        pages: Object.fromEntries(
          pages.map(({ path, words }, page) => [
            path,
            {
              words,
              ownShare: words === 0 ? 0 : at(ownWords, page) / words,
              nearest: nearest[page],
            },
          ]),
        ),
      };
    },
  };
}

/** Returns the sentences of one text that the other has too, longest first. */
function sharedSentences(one: string, other: string): string[] {
  const masked = (sentence: string) => maskedWords(sentence).join(' ');
  const theirs = new Set(other.split('\n').flatMap(sentencesOf).map(masked));
  const shared = one
    .split('\n')
    .flatMap(sentencesOf)
    .filter((sentence) => theirs.has(masked(sentence)));
  return shared.sort((a, b) => b.length - a.length);
}

import { groupAlike, indexHolders, kindsByPage, markShared } from './shingle-holders.ts';
import { SHINGLE_WORDS } from './shingles.ts';
import { createTop, type Pair } from './top-pairs.ts';

export interface SimilarityReport {
  /** By group: the most alike pairs first, and the mean over all pairs of the group. */
  readonly groups: Readonly<Record<string, { readonly worst: readonly Pair[]; readonly mean: number }>>;
  /** The most alike pairs of the whole site. */
  readonly worst: readonly Pair[];
  readonly pages: Readonly<Record<string, PageMeasure>>;
}

/** What is measured of one page. */
export interface PageMeasure {
  readonly words: number;
  /** Words in no shingle of another owner's page. */
  readonly ownWords: number;
  /** Words in a shingle that no other page has, over all words: between 0 and 1. */
  readonly ownShare: number;
  /** The page most like it. */
  readonly nearest?: Pair;
}

/** A page with what is left of its text for comparing. */
export interface MeasuredPage {
  readonly path: string;
  readonly group: string;
  readonly owner: string;
  /** How many. */
  readonly words: number;
  /** Numbers of its shingles, in order, with repeats. */
  readonly runs: Uint32Array;
}

/**
 * Jaccard similarity of every pair of pages over their sets of five-word shingles. Pairs without
 * a common shingle count as 0. Linear in the words except for what pages share.
 */
export function comparePages(pages: readonly MeasuredPage[], keep: number): SimilarityReport {
  const runs = pages.map((page) => page.runs);
  const distinct = runs.reduce((most, list) => list.reduce((highest, run) => Math.max(highest, run + 1), most), 0);
  const lastOn = new Int32Array(distinct).fill(-1);
  const sets = runs.map((list, page) =>
    list.filter((run) => {
      if (lastOn[run] === page) return false;
      lastOn[run] = page;
      return true;
    }),
  );
  const holders = indexHolders(sets, distinct);
  const isShared = markShared(
    holders,
    pages.map(({ owner }) => owner),
  );

  const alike = groupAlike(holders);
  const held = kindsByPage(holders, alike, pages.length);

  const worst = createTop(keep);
  const groups = new Map(
    [...new Set(pages.map((page) => page.group))].sort().map((group) => [group, { top: createTop(keep), sum: 0 }]),
  );
  /** By page: the page most like it, -1 where there is none, and how much. */
  const nearest = new Int32Array(pages.length).fill(-1);
  const nearness = new Float64Array(pages.length);
  const common = new Uint32Array(pages.length);
  const toPair = (a: number, b: number, similarity: number): Pair => ({
    a: pages[a]!.path,
    b: pages[b]!.path,
    similarity,
  });
  sets.forEach((set, a) => {
    common.fill(0);
    for (let place = held.starts[a]!; place < held.starts[a + 1]!; place++) {
      const kind = held.kinds[place]!;
      const [run, weight] = [alike.runs[kind]!, alike.weights[kind]!];
      for (let i = holders.starts[run + 1]! - 1; holders.pages[i]! > a; i--) common[holders.pages[i]!]! += weight;
    }
    for (let b = a + 1; b < pages.length; b++) {
      const shared = common[b]!;
      if (shared === 0) continue;
      const similarity = shared / (set.length + sets[b]!.length - shared);
      if (similarity > nearness[a]!) {
        nearness[a] = similarity;
        nearest[a] = b;
      }
      if (similarity > nearness[b]!) {
        nearness[b] = similarity;
        nearest[b] = a;
      }
      if (similarity >= worst.least()) worst.add(toPair(a, b, similarity));
      const { group } = pages[a]!;
      if (group !== pages[b]!.group) continue;
      const own = groups.get(group)!;
      own.sum += similarity;
      if (similarity >= own.top.least()) own.top.add(toPair(a, b, similarity));
    }
  });

  const sizes = Map.groupBy(pages, ({ group }) => group);
  return {
    groups: Object.fromEntries(
      [...groups].map(([group, { top, sum }]) => {
        const { length } = sizes.get(group)!;
        return [group, { worst: top.list, mean: length < 2 ? 0 : sum / ((length * (length - 1)) / 2) }];
      }),
    ),
    worst: worst.list,
    pages: Object.fromEntries(
      pages.map((page, index) => [
        page.path,
        {
          words: page.words,
          ownWords: countOwnWords(page.runs, page.words, (run) => isShared[run] === 0),
          ownShare: shareOfOwn(page, (run) => holders.starts[run]! + 1 === holders.starts[run + 1]),
          nearest:
            nearest[index]! < 0
              ? undefined
              : toPair(Math.min(index, nearest[index]!), Math.max(index, nearest[index]!), nearness[index]!),
        },
      ]),
    ),
  };
}

/** Words of which every shingle around them is the owner's own. */
const countOwnWords = (runs: Uint32Array, words: number, isOwn: (run: number) => boolean) =>
  words - countCovered(runs, (run) => !isOwn(run));

/** Share of a page's words that lie in at least one shingle of its own. */
const shareOfOwn = ({ runs, words }: MeasuredPage, isOwn: (run: number) => boolean) =>
  words === 0 ? 0 : countCovered(runs, isOwn) / words;

/** Words that lie in at least one shingle of a kind. */
function countCovered(runs: Uint32Array, isOfKind: (run: number) => boolean): number {
  let covered = 0;
  let end = 0;
  runs.forEach((run, start) => {
    if (!isOfKind(run)) return;
    covered += start + SHINGLE_WORDS - Math.max(start, end);
    end = start + SHINGLE_WORDS;
  });
  return covered;
}

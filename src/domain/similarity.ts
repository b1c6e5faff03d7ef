import { createPairNumbers } from './pair-numbers.ts';
import { towns } from './towns.ts';

/** How alike two pages may be, as a Jaccard index of five-word shingles between 0 and 1. */
export const similarityBounds = { sameService: 0.15, sameServiceMean: 0.1, anyPages: 0.25 } as const;

const SHINGLE_WORDS = 5;

const townNames = new RegExp(
  `\\b(${towns.map((town) => town.label).sort((a, b) => b.length - a.length).join('|')})\\b`,
  'g',
);
const postcodes = /\b(EX|PL|TQ)\d{1,2}\b/g;

const townMask = 'townname';
const postcodeMask = 'postcode';
const wordPattern = /[\p{L}\p{N}£]+(?:['’.,-][\p{L}\p{N}]+)*/gu;

/** Lower-case words of `text`, with town names and postcode districts masked, so that exchanging them is no difference. */
export function maskedWords(text: string): string[] {
  return text.replace(townNames, townMask).replace(postcodes, postcodeMask).toLowerCase().match(wordPattern) ?? [];
}

/** A word as `maskedWords` gives it, with its place in the text. */
export interface LocatedWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** The words of `maskedWords` with their places, for showing them in the text. */
export function locateMaskedWords(text: string): LocatedWord[] {
  let masked = '';
  // Where each character of the masked text comes from.
  const starts: number[] = [];
  const ends: number[] = [];
  const keep = (start: number, end: number) => {
    masked += text.slice(start, end);
    for (let place = start; place < end; place++) {
      starts.push(place);
      ends.push(place + 1);
    }
  };
  const replace = (mask: string, start: number, end: number) => {
    masked += mask;
    starts.push(...Array<number>(mask.length).fill(start));
    ends.push(...Array<number>(mask.length).fill(end));
  };
  const names = [...text.matchAll(townNames)].map((match) => ({ match, mask: townMask }));
  const codes = [...text.matchAll(postcodes)].map((match) => ({ match, mask: postcodeMask }));
  let from = 0;
  for (const { match, mask } of [...names, ...codes].sort((a, b) => a.match.index - b.match.index)) {
    keep(from, match.index);
    from = match.index + match[0].length;
    replace(mask, match.index, from);
  }
  keep(from, text.length);
  return [...masked.toLowerCase().matchAll(wordPattern)].map(({ 0: word, index }) => ({ word, start: starts[index]!, end: ends[index + word.length - 1]! }));
}

/** All runs of five words in order, with repeats: for showing them. The measure itself numbers them. */
export function shingles(words: readonly string[]): string[] {
  return words.slice(SHINGLE_WORDS - 1).map((_, start) => words.slice(start, start + SHINGLE_WORDS).join(' '));
}

/** Numbers the runs of five words of many texts: the same run has the same number everywhere. Numbers are exact, not hashes. */
function createShingler(): (words: readonly string[]) => Uint32Array {
  const wordNumbers = new Map<string, number>();
  const pairs = createPairNumbers();
  const fours = createPairNumbers();
  const fives = createPairNumbers();
  return (words) => {
    const ids = words.map((word) => {
      let number = wordNumbers.get(word);
      if (number === undefined) {
        number = wordNumbers.size;
        wordNumbers.set(word, number);
      }
      return number;
    });
    const runs = new Uint32Array(Math.max(0, ids.length - SHINGLE_WORDS + 1));
    const two = ids.slice(1).map((id, index) => pairs(ids[index]!, id));
    for (let start = 0; start < runs.length; start++) {
      runs[start] = fives(fours(two[start]!, two[start + 2]!), ids[start + 4]!);
    }
    return runs;
  };
}

export interface PageText {
  readonly path: string;
  readonly text: string;
  /** Pages of one group (a service, the hubs) are held to the stricter bounds. */
  readonly group: string;
  /** Pages of one owner (a town) may share words that no other owner has. */
  readonly owner: string;
}

export interface Pair {
  readonly a: string;
  readonly b: string;
  readonly similarity: number;
}

export interface SimilarityReport {
  /** By group: the most alike pairs first, and the mean over all pairs of the group. */
  readonly groups: Readonly<Record<string, { readonly worst: readonly Pair[]; readonly mean: number }>>;
  /** The most alike pairs of the whole site. */
  readonly worst: readonly Pair[];
  /** By path: words, words in no shingle of another owner's page, and the page most like it. */
  readonly pages: Readonly<Record<string, { readonly words: number; readonly ownWords: number; readonly nearest?: Pair }>>;
}

/**
 * Jaccard similarity of every pair of pages over their sets of five-word shingles. Pairs without
 * a common shingle count as 0. Linear in the words except for what pages share.
 */
export function measureSimilarity(pages: readonly PageText[], keep = 10): SimilarityReport {
  const words = pages.map((page) => maskedWords(page.text));
  const shingle = createShingler();
  const runs = words.map((list) => shingle(list));
  /** By shingle: the pages that have it, in order. */
  const holders: number[][] = [];
  const sets = runs.map((list) => new Set(list));
  sets.forEach((set, page) => {
    for (const run of set) (holders[run] ??= []).push(page);
  });

  const pairs: Pair[] = [];
  const nearest: (Pair | undefined)[] = pages.map(() => undefined);
  const sums = new Map<string, number>();
  const byGroup = new Map<string, Pair[]>();
  const common = new Uint32Array(pages.length);
  sets.forEach((set, a) => {
    common.fill(0);
    for (const run of set) {
      const list = holders[run]!;
      for (let i = list.length - 1; list[i]! > a; i--) common[list[i]!]! += 1;
    }
    for (let b = a + 1; b < pages.length; b++) {
      const shared = common[b]!;
      if (shared === 0) continue;
      const similarity = shared / (set.size + sets[b]!.size - shared);
      const pair = { a: pages[a]!.path, b: pages[b]!.path, similarity };
      pairs.push(pair);
      for (const page of [a, b]) {
        if (similarity > (nearest[page]?.similarity ?? -1)) nearest[page] = pair;
      }
      const { group } = pages[a]!;
      if (group === pages[b]!.group) {
        sums.set(group, (sums.get(group) ?? 0) + similarity);
        const list = byGroup.get(group);
        if (list) list.push(pair);
        else byGroup.set(group, [pair]);
      }
    }
  });

  const mostAlike = (list: Pair[]) =>
    list
      .sort((x, y) => y.similarity - x.similarity || (x.a + x.b < y.a + y.b ? -1 : 1))
      .slice(0, keep);
  const groups: Record<string, { worst: Pair[]; mean: number }> = {};
  for (const group of [...new Set(pages.map((page) => page.group))].sort()) {
    const size = pages.filter((page) => page.group === group).length;
    groups[group] = {
      worst: mostAlike(byGroup.get(group) ?? []),
      mean: size < 2 ? 0 : (sums.get(group) ?? 0) / ((size * (size - 1)) / 2),
    };
  }

  return {
    groups,
    worst: mostAlike(pairs),
    pages: Object.fromEntries(
      pages.map((page, index) => [
        page.path,
        {
          words: words[index]!.length,
          ownWords: countOwnWords(runs[index]!, words[index]!.length, (run) =>
            holders[run]!.every((holder) => pages[holder]!.owner === page.owner),
          ),
          nearest: nearest[index],
        },
      ]),
    ),
  };
}

/** Words of which every shingle around them is the owner's own. */
function countOwnWords(runs: Uint32Array, words: number, isOwn: (run: number) => boolean): number {
  const shared = new Uint8Array(words);
  runs.forEach((run, start) => {
    if (!isOwn(run)) shared.fill(1, start, start + SHINGLE_WORDS);
  });
  return shared.reduce((own, mark) => own + (mark === 0 ? 1 : 0), 0);
}

import { towns } from './towns.ts';

/** How alike two pages may be, as a Jaccard index of five-word shingles between 0 and 1. */
export const similarityBounds = { sameService: 0.15, sameServiceMean: 0.1, anyPages: 0.25 } as const;

const SHINGLE_WORDS = 5;

const townNames = new RegExp(
  `\\b(${towns.map((town) => town.label).sort((a, b) => b.length - a.length).join('|')})\\b`,
  'g',
);
const postcodes = /\b(EX|PL|TQ)\d{1,2}\b/g;

/** Lower-case words of `text`, with town names and postcode districts masked, so that exchanging them is no difference. */
export function maskedWords(text: string): string[] {
  return (
    text
      .replace(townNames, 'townname')
      .replace(postcodes, 'postcode')
      .toLowerCase()
      .match(/[\p{L}\p{N}£]+(?:['’.,-][\p{L}\p{N}]+)*/gu) ?? []
  );
}

/** All runs of five words in order, with repeats. */
export function shingles(words: readonly string[]): string[] {
  const runs: string[] = [];
  for (let i = 0; i + SHINGLE_WORDS <= words.length; i++) {
    runs.push(words.slice(i, i + SHINGLE_WORDS).join(' '));
  }
  return runs;
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
  const holders = new Map<string, number[]>();
  const words = pages.map((page) => maskedWords(page.text));
  const runs = words.map((list) => shingles(list));
  const sets = runs.map((list) => new Set(list));
  sets.forEach((set, page) => {
    for (const run of set) {
      const list = holders.get(run);
      if (list) list.push(page);
      else holders.set(run, [page]);
    }
  });

  const common = new Map<number, number>();
  for (const list of holders.values()) {
    for (let i = 0; i < list.length; i++) {
      for (let j = i + 1; j < list.length; j++) {
        const key = list[i]! * pages.length + list[j]!;
        common.set(key, (common.get(key) ?? 0) + 1);
      }
    }
  }

  const pairs: Pair[] = [];
  const nearest: (Pair | undefined)[] = pages.map(() => undefined);
  const sums = new Map<string, number>();
  const byGroup = new Map<string, Pair[]>();
  for (const [key, shared] of common) {
    const a = Math.floor(key / pages.length);
    const b = key % pages.length;
    const similarity = shared / (sets[a]!.size + sets[b]!.size - shared);
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
            holders.get(run)!.every((holder) => pages[holder]!.owner === page.owner),
          ),
          nearest: nearest[index],
        },
      ]),
    ),
  };
}

/** Words of which every shingle around them is the owner's own. */
function countOwnWords(runs: readonly string[], words: number, isOwn: (run: string) => boolean): number {
  const shared = new Uint8Array(words);
  runs.forEach((run, start) => {
    if (!isOwn(run)) shared.fill(1, start, start + SHINGLE_WORDS);
  });
  return shared.reduce((own, mark) => own + (mark === 0 ? 1 : 0), 0);
}

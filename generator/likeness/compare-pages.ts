import { splitByPage, type NumberedTexts } from './numbered-texts.ts';
import { createReport, type SimilarityReport } from './similarity-report.ts';
import { countCovered } from './shingles.ts';
import { groupedShingles } from './grouped-shingles.ts';

/** The shingles that are on the same pages, two or more. */
interface ShingleClass {
  /** Page numbers in ascending order. */
  readonly pages: readonly number[];
  /** Number of shingles. */
  weight: number;
}

/** Compares every page with every other. */
export function comparePages(texts: NumberedTexts): SimilarityReport {
  const { words, pages } = texts;
  /** Number of different shingles of each page. */
  const sizes = new Uint32Array(pages.length);
  /** For each word of all texts: 1 if the shingle that begins there is on no other page. */
  const unique = new Uint8Array(words.length);
  const pageOf = new Uint32Array(words.length);
  splitByPage(pageOf, pages).forEach((part, page) => part.fill(page));
  /** By the list of pages: the shingles of one template sentence are on the same hundreds. */
  const classes = new Map<string, ShingleClass>();
  for (const { positions, starts } of groupedShingles(texts)) {
    for (let run = 0; run + 1 < starts.length; run++) {
      const [from, to] = [starts[run]!, starts[run + 1]!];
      const holders: number[] = [];
      for (let index = from; index < to; index++) {
        const page = pageOf[positions[index]!]!;
        if (holders.at(-1) === page) continue;
        holders.push(page);
        sizes[page]! += 1;
      }
      if (holders.length === 1) {
        for (let index = from; index < to; index++)
          unique[positions[index]!] = 1;
        continue;
      }
      const key = holders.join();
      const known = classes.get(key);
      if (known) known.weight += 1;
      else classes.set(key, { pages: holders, weight: 1 });
    }
  }
  const report = createReport(pages);
  eachPair([...classes.values()], sizes, report.add);
  return report.finish(splitByPage(unique, pages).map(countCovered));
}

/**
 * Calls `onPair` for every two pages that share a shingle. The time taken is linear in the words,
 * apart from what pages share.
 * @param sizes number of different shingles of each page
 * @param onPair gets two pages by their numbers, the lower first, and their Jaccard similarity
 */
function eachPair(
  classes: readonly ShingleClass[],
  sizes: Uint32Array,
  onPair: (a: number, b: number, similarity: number) => void,
): void {
  const classesOf = Array.from(sizes, (): ShingleClass[] => []);
  for (const one of classes) {
    for (const page of one.pages) classesOf[page]!.push(one);
  }
  const common = new Uint32Array(sizes.length);
  for (const [page, own] of classesOf.entries()) {
    common.fill(0, 0, page);
    for (const { pages, weight } of own)
      for (const other of pages) {
        if (other >= page) break;
        common[other]! += weight;
      }
    for (let other = 0; other < page; other++) {
      const shared = common[other]!;
      const all = sizes[other]! + sizes[page]! - shared;
      if (shared > 0) onPair(other, page, shared / all);
    }
  }
}

import { SHINGLE_WORDS } from './shingles.ts';

/** How many of a text's words lie in a shingle of a kind; `isOfKind` is asked of each place where one begins. */
export function countCovered(shingles: number, isOfKind: (place: number) => boolean): number {
  let covered = 0;
  let end = 0;
  for (let start = 0; start < shingles; start++) {
    if (!isOfKind(start)) continue;
    covered += start + SHINGLE_WORDS - Math.max(start, end);
    end = start + SHINGLE_WORDS;
  }
  return covered;
}

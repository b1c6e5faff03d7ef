import { array, assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { createVocabulary } from './numbered-texts.ts';
import { shinglePartitions } from './shingle-index.ts';
import { shingles } from './shingles.ts';

test('however many partitions there are, every run of words is in one, with the pages that hold it', () => {
  const texts = array(array(constantFrom('a', 'b', 'c'), { maxLength: 40 }));
  assert(
    property(texts, integer({ min: 1, max: 50 }), (lists, partitionWords) => {
      const words = createVocabulary().numberAll(lists.flat());
      const pages = lists.map(({ length }, page) => ({ path: `/${page}`, group: '', owner: '', words: length }));
      const all = lists.flat();
      const found = [...shinglePartitions({ vocabulary: [], words, pages }, [...pages.keys()], partitionWords)].flatMap(
        ({ positions, runs, postings }) =>
          [...new Set(runs)].map((run) => ({
            run: all.slice(positions[runs.indexOf(run)]).slice(0, 5).join(' '),
            positions: [...positions].filter((_, index) => runs[index] === run),
            pages: [...postings.pages.subarray(postings.starts[run], postings.starts[run + 1])],
          })),
      );
      const starts = lists.map((_, page) => lists.slice(0, page).flat().length);
      const expected = Map.groupBy(
        lists.flatMap((list, page) =>
          shingles(list).map((run, position) => ({ run, page, position: starts[page]! + position })),
        ),
        ({ run }) => run,
      );
      const byRun = <T extends { run: string }>(of: T[]) => of.sort((one, other) => (one.run < other.run ? -1 : 1));
      expect(byRun(found)).toEqual(
        byRun(
          [...expected].map(([run, held]) => ({
            run,
            positions: held.map(({ position }) => position),
            pages: [...new Set(held.map(({ page }) => page))],
          })),
        ),
      );
    }),
  );
});

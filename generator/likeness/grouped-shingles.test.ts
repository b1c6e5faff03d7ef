import { array, assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { createVocabulary } from './numbered-texts.ts';
import { shingles } from './shingles.ts';
import { groupedShingles } from './grouped-shingles.ts';

/** The positions of each distinct shingle in these texts. */
function positionsOf(
  lists: readonly (readonly string[])[],
  partitionWords?: number,
): number[][] {
  const words = createVocabulary().numberAll(lists.flat());
  const pages = lists.map(({ length }, page) => ({
    path: `/${page}`,
    group: '',
    owner: '',
    words: length,
  }));
  const partitions = groupedShingles(
    { vocabulary: [], words, pages },
    [...pages.keys()],
    partitionWords,
  );
  return [...partitions].flatMap(({ positions, starts }) =>
    [...starts.subarray(1)].map((end, run) => [
      ...positions.subarray(starts[run], end),
    ]),
  );
}

test('every shingle is in one partition with all its positions in order, however many partitions there are', () => {
  const texts = array(array(constantFrom('a', 'b', 'c'), { maxLength: 40 }));
  assert(
    property(texts, integer({ min: 1, max: 50 }), (lists, partitionWords) => {
      const starts = lists.map((_, page) => lists.slice(0, page).flat().length);
      const runs = lists.flatMap((list, page) =>
        shingles(list).map((run, index) => ({
          run,
          position: starts[page]! + index,
        })),
      );
      const expected = [...Map.groupBy(runs, ({ run }) => run).values()];
      const byFirst = (found: number[][]) =>
        found.sort(([one = 0], [other = 0]) => one - other);
      expect(byFirst(positionsOf(lists, partitionWords))).toEqual(
        byFirst(expected.map((held) => held.map(({ position }) => position))),
      );
    }),
  );
});

test('nearly sixty thousand different shingles in one hash table are kept apart', () => {
  const once = Array.from({ length: 60_000 }, (_, index) => String(index));
  const found = positionsOf([once, once]);
  expect(found).toHaveLength(once.length - 4);
  expect(
    found.every(
      ([first = 0, second = 0, ...more]) =>
        second === first + once.length && more.length === 0,
    ),
  ).toBe(true);
});

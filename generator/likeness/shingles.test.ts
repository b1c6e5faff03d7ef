import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { createVocabulary, joinWords } from './numbered-texts.ts';
import { createShingler, shingles } from './shingles.ts';

/** Numbers the runs of texts, one text after the other, and finds those of `other`. */
function numberAll(texts: readonly (readonly string[])[], other: readonly string[] = []) {
  const vocabulary = createVocabulary();
  const lists = texts.map((text) => vocabulary.numberAll(text));
  const { numberRuns, find, count } = createShingler(joinWords(lists));
  let start = 0;
  const runs = lists.map(({ length }) => [...numberRuns((start += length) - length, length)]);
  const words = vocabulary.numberAll(other);
  return { runs, count: count(), found: shingles(other).map((_, place) => find(words, place)) };
}

const texts = array(array(constantFrom('a', 'b', 'c')));

test('shingles are the runs of five words; a shorter text has none', () => {
  expect(shingles(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(['a b c d e', 'b c d e f']);
  expect(shingles(['a', 'b', 'c', 'd'])).toEqual([]);
});

test('runs are numbered in order of first sight, over all texts, the same run always the same', () => {
  assert(
    property(texts, (list) => {
      const seen = [...new Set(list.flatMap(shingles))];
      const { runs, count } = numberAll(list);
      expect(runs).toEqual(list.map((text) => shingles(text).map((run) => seen.indexOf(run))));
      expect(count).toBe(seen.length);
    }),
  );
});

test('a run is found in other words by its number, and -1 where no text has it', () => {
  assert(
    property(texts, array(constantFrom('a', 'b', 'c', 'd')), (list, other) => {
      const seen = [...new Set(list.flatMap(shingles))];
      expect(numberAll(list, other).found).toEqual(shingles(other).map((run) => seen.indexOf(run)));
    }),
  );
});

test('each of many different runs has a number of its own', () => {
  const text = Array.from({ length: 20_000 }, (_, index) => String(index));
  expect(numberAll([text]).runs[0]!.at(-1)).toBe(text.length - 5);
});

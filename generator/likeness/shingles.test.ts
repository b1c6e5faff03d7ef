import { expect, test } from 'vitest';
import { createVocabulary } from './numbered-texts.ts';
import { createShingler, shingles } from './shingles.ts';

test('shingles are the runs of five words; a shorter text has none', () => {
  expect(shingles(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(['a b c d e', 'b c d e f']);
  expect(shingles(['a', 'b', 'c', 'd'])).toEqual([]);
});

test('each of many different runs has a number of its own', () => {
  const words = createVocabulary().numberAll(Array.from({ length: 20_000 }, (_, index) => String(index)));
  const { numberRuns } = createShingler(words);
  expect(numberRuns(0, words.length).at(-1)).toBe(words.length - 5);
});

import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { createShingler, shingles } from './shingles.ts';
import { createVocabulary } from './vocabulary.ts';

/** Numbers the runs of texts. */
function createNumbering() {
  const [vocabulary, shingler] = [createVocabulary(), createShingler()];
  return (text: readonly string[]) => shingler.numberRuns(vocabulary.numberAll(text));
}

test('shingles are the runs of five words; a shorter text has none', () => {
  expect(shingles(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(['a b c d e', 'b c d e f']);
  expect(shingles(['a', 'b', 'c', 'd'])).toEqual([]);
});

test('runs are numbered in order of first sight, over all texts, the same run always the same', () => {
  assert(
    property(array(array(constantFrom('a', 'b', 'c'))), (texts) => {
      const number = createNumbering();
      const seen = [...new Set(texts.flatMap(shingles))];
      for (const text of texts) expect([...number(text)]).toEqual(shingles(text).map((run) => seen.indexOf(run)));
    }),
  );
});

test('numbers stay when the tables grow', () => {
  const number = createNumbering();
  const text = Array.from({ length: 600_000 }, (_, index) => String(index));
  const numbers = number(text);
  expect(numbers.at(-1)).toBe(text.length - 5);
  expect(number(text)).toEqual(numbers);
});

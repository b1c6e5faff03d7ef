import { expect, test } from 'vitest';
import { createVocabulary } from './numbered-texts.ts';
import { createShingler } from './shingles.ts';

test('each of many different runs has a number of its own', () => {
  const words = createVocabulary().numberAll(Array.from({ length: 20_000 }, (_, index) => String(index)));
  const { number } = createShingler(words, words.length);
  const numbers = Array.from({ length: words.length - 4 }, (_, position) => number(position));
  expect(numbers.at(-1)).toBe(words.length - 5);
});

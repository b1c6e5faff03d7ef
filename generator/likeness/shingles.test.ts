import { expect, test } from 'vitest';
import { createVocabulary } from './numbered-texts.ts';
import { createShingler } from './shingles.ts';

test('each of many different runs has a number of its own', () => {
  const words = createVocabulary().numberAll(Array.from({ length: 20_000 }, (_, index) => String(index)));
  const { numberRuns } = createShingler(words);
  expect(numberRuns(0, words.length).at(-1)).toBe(words.length - 5);
});

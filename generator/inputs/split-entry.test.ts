import { expect, test } from 'vitest';
import { splitEntry } from '../pages/render-page.ts';

test('a question is its first line, the answer all that follows', () => {
  expect(splitEntry('Why?\n\nBecause.\n\nAnd so.')).toEqual(['Why?', 'Because.\n\nAnd so.']);
  expect(splitEntry('')).toEqual(['', '']);
});

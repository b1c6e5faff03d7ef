import { expect, test } from 'vitest';
import { articleFault } from './wording.ts';

const words = 'A patio, a Truro patio, an Exeter patio, a day and an hour in a town.';

test('a list of towns without a vowel in front, or of such towns alone, finds nothing that is right', () => {
  expect(articleFault(['Truro', 'Newquay'])(words)).toBeUndefined();
  expect(articleFault(['Exeter', 'Exmouth'])(words)).toBeUndefined();
  expect(articleFault([])(words)).toBeUndefined();
});

test('the wrong article is found with either list', () => {
  expect(articleFault(['Truro', 'Newquay'])('An Newquay terrace.')).toBe('An Newquay');
  expect(articleFault(['Ide', 'Ashton (Lower)'])('A Ashton (Lower) lane.')).toBe('A Ashton (Lower)');
  expect(articleFault(['Exeter'])('Below a Exeter terrace.')).toBe('a Exeter');
});

import { expect, test } from 'vitest';
import { inSentence } from './in-sentence.ts';

test('a name is in small letters inside a sentence, an abbreviation keeps its own', () => {
  expect(
    [
      'Patio Cleaning',
      'uPVC Door Repair',
      'CCTV & TV Aerials',
      "O'Neill Locks",
    ].map(inSentence),
  ).toEqual([
    'patio cleaning',
    'uPVC door repair',
    'CCTV & TV aerials',
    "O'Neill locks",
  ]);
});

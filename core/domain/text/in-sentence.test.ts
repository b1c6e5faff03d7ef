import { expect, test } from 'vitest';
import { inSentence } from './in-sentence.ts';

test("inside a sentence a name is in lower case, except words such as uPVC and O'Neill", () => {
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

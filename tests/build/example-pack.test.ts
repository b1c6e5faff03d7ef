import { expect, inject, test, vi } from 'vitest';
import { review, tests, tryCopy } from '../../commands/shared/try-copy.ts';

test('the example pack in the place of ours passes all that a pack must pass, and leaves no word of our business', async () => {
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation(
    (line: string) => void said.push(line),
  );
  // What is wrong is all in the error.
  await tryCopy(inject('exampleProject'), [review, tests]);
  for (const step of [
    'types',
    'lint',
    'style',
    'unused code',
    'build',
    'review',
    'tests',
  ])
    expect(said).toContainEqual(
      expect.stringMatching(new RegExp(`^${step}: right`)),
    );
  expect(said.at(-1)).toBe('words: none of the present business is left');
});

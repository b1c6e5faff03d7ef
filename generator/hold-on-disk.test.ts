import { expect, test } from 'vitest';
import { createHolder } from './hold-on-disk.ts';

test('a text is the same wherever it waits, and two runs at once have their own', () => {
  const files = ['short', 'a café’s £5', '', 'long '.repeat(1000)].map((text, index) => ({
    path: `${index}.json`,
    text,
  }));
  const others = files.map(({ path, text }) => ({ path, text: `${text}, other` }));
  const [hold, holdOther] = [createHolder(6), createHolder(0)];
  const [held, heldOther] = [files.map(hold), others.map(holdOther)];
  expect(held.map(({ path, text }) => ({ path, text }))).toEqual(files);
  expect(heldOther.map(({ path, text }) => ({ path, text }))).toEqual(others);
});

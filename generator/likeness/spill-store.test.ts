import { expect, test } from 'vitest';
import { createHolder } from './spill-store.ts';

test('a text is the same wherever it waits, and two runs at once have their own', () => {
  const texts = ['short', 'a café’s £5', '', 'long '.repeat(1000)];
  const others = texts.map((text) => `${text}, other`);
  const [hold, holdOther] = [createHolder(6), createHolder(0)];
  const [held, heldOther] = [texts.map(hold), others.map(holdOther)];
  expect(held.map((text) => text())).toEqual(texts);
  expect(heldOther.map((text) => text())).toEqual(others);
});

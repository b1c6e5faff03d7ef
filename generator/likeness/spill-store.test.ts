import { expect, test } from 'vitest';
import { createSpillStore } from './spill-store.ts';

test('a text is the same wherever it waits, and two runs at once have their own', () => {
  const texts = ['short', 'a café’s £5', '', 'long '.repeat(1000)];
  const others = texts.map((text) => `${text}, other`);
  const [spill, spillOther] = [createSpillStore(6), createSpillStore(0)];
  const [held, heldOther] = [texts.map(spill), others.map(spillOther)];
  expect(held.map((text) => text())).toEqual(texts);
  expect(heldOther.map((text) => text())).toEqual(others);
});

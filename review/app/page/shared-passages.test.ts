import { expect, test } from 'vitest';
import { towns } from '../../../src/domain/towns.ts';
import { cutShared } from './shared-passages.ts';

const [one, other] = towns.map(({ label }) => label);
const running = (...texts: string[]) => texts.map((text) => ({ text, running: true }));

test('a passage that names the town is one, and passages are found in another order', () => {
  const here = running(
    `Moss on roofs in ${one} (EX1) holds the rain. It stays.`,
    'We sweep each gutter by hand first, as a rule.',
  );
  const there = running(
    'Then we sweep each gutter by hand, too.',
    `All moss on roofs in ${other} (PL4) holds the rain there.`,
  );
  expect(cutShared(here, there)).toEqual([
    ['', `Moss on roofs in ${one} (EX1) holds the rain`, '. It stays.'],
    ['', 'We sweep each gutter by hand', ' first, as a rule.'],
  ]);
});

test('a passage goes on over the end of a sentence', () => {
  expect(
    cutShared(running('It is dry. Moss comes', 'back in three years.'), running('Moss comes back in three')),
  ).toEqual([
    ['It is dry. ', 'Moss comes', ''],
    ['', 'back in three', ' years.'],
  ]);
});

test('four words are no passage, nor is what likeness is not measured by', () => {
  const five = 'A price from three pounds';
  expect(cutShared(running('A price from three'), running(five))).toEqual([['A price from three']]);
  expect(cutShared([{ text: five, running: false }], running(five))).toEqual([[five]]);
  expect(cutShared(running(five), [{ text: five, running: false }])).toEqual([[five]]);
});

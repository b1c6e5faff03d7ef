import { expect, test } from 'vitest';
import { towns } from '../../../core/domain/towns.ts';
import { sharedPlaces } from './shared-passages.ts';

const [one, other] = towns.map(({ label }) => label);
/** The passages of each line that the other text has too. */
const shared = (
  lines: Parameters<typeof sharedPlaces>[0],
  others: typeof lines,
) =>
  sharedPlaces(lines, others).map((places, line) =>
    places.flatMap((start, index) =>
      index % 2 === 0 ? lines[line]!.text.slice(start, places[index + 1]) : [],
    ),
  );
const running = (...texts: string[]) =>
  texts.map((text) => ({ text, running: true }));

test('passages are found in any order, and whichever town they name', () => {
  const here = running(
    `Moss on roofs in ${one} (TR1) holds the rain. It stays.`,
    'We sweep each gutter by hand first, as a rule.',
  );
  const there = running(
    'Then we sweep each gutter by hand, too.',
    `All moss on roofs in ${other} (TR11) holds the rain there.`,
  );
  expect(shared(here, there)).toEqual([
    [`Moss on roofs in ${one} (TR1) holds the rain`],
    ['We sweep each gutter by hand'],
  ]);
});

test('a passage may continue past the end of a sentence or a line', () => {
  const here = running('It is dry. Moss comes', 'back in three years.');
  expect(shared(here, running('Dry. Moss comes back in three'))).toEqual([
    ['dry. Moss comes'],
    ['back in three'],
  ]);
});

test('four words are not a passage, nor is text that is not compared', () => {
  const five = 'A price from three pounds';
  expect(shared(running('A price from three'), running(five))).toEqual([[]]);
  expect(shared([{ text: five, running: false }], running(five))).toEqual([[]]);
  expect(shared(running(five), [{ text: five, running: false }])).toEqual([[]]);
});

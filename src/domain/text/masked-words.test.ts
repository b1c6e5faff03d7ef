import { expect, test } from 'vitest';
import { maskedWords, patternOfNames, placedWords } from './masked-words.ts';

test('town names and postcode districts are masked, so that exchanging them is no difference', () => {
  expect(maskedWords('In Exeter (EX1), near Ottery St Mary')).toEqual(
    maskedWords('In Plymouth (PL21), near Totnes'),
  );
  expect(maskedWords('Exeter EX1')).toEqual(['townname', 'postcode']);
});

test('each word has its place, a name of several words one', () => {
  const text =
    'Not mid-Ottery St Mary, nor Exeter’s £3-£4 a m² in EX1-EX4: Seatonian';
  expect(placedWords(text).map(({ word }) => word)).toEqual(maskedWords(text));
  expect(
    placedWords(text).map(({ start, end }) => text.slice(start, end)),
  ).toEqual([
    'Not',
    'mid-Ottery St Mary',
    'nor',
    'Exeter’s',
    '£3',
    '£4',
    'a',
    'm²',
    'in',
    'EX1-EX4',
    'Seatonian',
  ]);
});

test('a name inside a longer word or name stays', () => {
  expect(maskedWords('Seatonian TQ1a')).toEqual(['seatonian', 'tq1a']);
  // Northam is a town and no part of Northampton.
  expect(maskedWords('Northampton')).toEqual(['northampton']);
});

test('a name that ends in a sign is found, and no sign is taken for a pattern', () => {
  const found = (text: string) =>
    text.match(new RegExp(patternOfNames(['Westward Ho!', 'St. Ives']), 'g'));
  expect(found('In Westward Ho! and St. Ives.')).toEqual([
    'Westward Ho!',
    'St. Ives',
  ]);
  expect(found('Westward Ho!ly, Sta Ives')).toBeNull();
});

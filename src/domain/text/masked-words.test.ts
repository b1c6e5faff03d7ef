import { expect, test } from 'vitest';
import { maskedWords, patternOfNames, placedWords } from './masked-words.ts';

test('texts that differ only in town names and postcode districts have the same words', () => {
  expect(maskedWords('In Exeter (EX1), near Ottery St Mary')).toEqual(
    maskedWords('In Plymouth (PL21), near Totnes'),
  );
  expect(maskedWords('Exeter EX1')).toEqual(['townname', 'postcode']);
});

test('each word has its position, and a name of several words is one word', () => {
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

test('a name inside a longer word or name is not masked', () => {
  expect(maskedWords('Seatonian TQ1a')).toEqual(['seatonian', 'tq1a']);
  // Northam is one of our towns, Northampton is not.
  expect(maskedWords('Northampton')).toEqual(['northampton']);
});

test('names that contain signs are found, and the signs match only themselves', () => {
  const found = (text: string) =>
    text.match(new RegExp(patternOfNames(['Westward Ho!', 'St. Ives']), 'g'));
  expect(found('In Westward Ho! and St. Ives.')).toEqual([
    'Westward Ho!',
    'St. Ives',
  ]);
  expect(found('Westward Ho!ly, Sta Ives')).toBeNull();
});

import { expect, test } from 'vitest';
import { maskedWords, patternOfNames, placedWords } from './masked-words.ts';

test('texts that differ only in town names and postcode districts have the same words', () => {
  expect(maskedWords('In Truro (TR1), near St Ives')).toEqual(
    maskedWords('In Falmouth (TR11), near Newquay'),
  );
  expect(maskedWords('Truro TR1')).toEqual(['townname', 'postcode']);
});

test('each word has its position, and a name of several words is one word', () => {
  const text = 'Not mid-St Ives, nor Truro’s £3-£4 a m² in TR1-TR4: Truronian';
  expect(placedWords(text).map(({ word }) => word)).toEqual(maskedWords(text));
  expect(
    placedWords(text).map(({ start, end }) => text.slice(start, end)),
  ).toEqual([
    'Not',
    'mid-St Ives',
    'nor',
    'Truro’s',
    '£3',
    '£4',
    'a',
    'm²',
    'in',
    'TR1-TR4',
    'Truronian',
  ]);
});

test('a name inside a longer word or name is not masked', () => {
  expect(maskedWords('Truronian TR1a')).toEqual(['truronian', 'tr1a']);
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

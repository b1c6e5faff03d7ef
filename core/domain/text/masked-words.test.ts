import { expect, test } from 'vitest';
import { maskedWords, patternOfNames, placedWords } from './masked-words.ts';

test('texts that differ only in town names and postcode districts have the same masked words', () => {
  expect(maskedWords('In Truro (TR1), near St Ives')).toEqual(
    maskedWords('In Falmouth (TR11), near Newquay'),
  );
  expect(maskedWords('Truro TR1')).toEqual(['townname', 'postcode']);
});

test('each word has its position in the text, and a town name of several words counts as one', () => {
  const text =
    'Not mid-St Ives, nor Truro’s £3-£4 a m² in TR1-TR4: TR1a Truronian';
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
    'TR1a',
    'Truronian',
  ]);
});

test('names that contain punctuation are found, and the punctuation is matched literally', () => {
  const found = (text: string) =>
    text.match(new RegExp(patternOfNames(['Westward Ho!', 'St. Ives']), 'g'));
  expect(found('In Westward Ho! and St. Ives.')).toEqual([
    'Westward Ho!',
    'St. Ives',
  ]);
  expect(found('Westward Ho!ly, Sta Ives')).toBeNull();
});

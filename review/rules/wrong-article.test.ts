import { expect, test } from 'vitest';
import { wrongArticle } from './wording.ts';

const words =
  'A patio, a Truro patio, an Exeter patio, a day and an hour in a town.';

test('a correct article is not reported, whether the towns begin with consonants or vowels, or there are no towns', () => {
  expect(words).not.toMatch(wrongArticle(['Truro', 'Newquay']));
  expect(words).not.toMatch(wrongArticle(['Exeter', 'Exmouth']));
  expect(words).not.toMatch(wrongArticle([]));
});

test('a wrong "a" or "an" before a town is found, whatever letters the towns start with', () => {
  expect(
    wrongArticle(['Truro', 'Newquay']).exec('An Newquay terrace.')?.[0],
  ).toBe('An Newquay');
  expect(
    wrongArticle(['Ide', 'Ashton (Lower)']).exec('A Ashton (Lower) lane.')?.[0],
  ).toBe('A Ashton (Lower)');
  expect(wrongArticle(['Exeter']).exec('Below a Exeter terrace.')?.[0]).toBe(
    'a Exeter',
  );
});

import { expect, test } from 'vitest';
import { pictureTexts } from '../../../site/words/picture-texts.ts';
import { socialSize } from '../../../src/domain/pictures/social-images.ts';
import { socialCards } from '../../../src/domain/pictures/social-photos.ts';
import { layout, cardSheet } from './card-sheet.ts';

test('every card shows a picture that exists', () => {
  expect(socialCards.filter(({ picture }) => !(picture in pictureTexts))).toEqual([]);
});

test('title and photograph lie side by side inside the card', () => {
  const { photo, title } = layout;
  expect(title.x + title.width).toBe(photo.x);
  expect(photo.x + photo.width).toBe(socialSize.width);
  expect(Math.max(title.y + title.height, photo.y + photo.height)).toBeLessThanOrEqual(socialSize.height);
});

test('titles are text, never markup', () => {
  expect(cardSheet(['Walls & <b>roofs</b>'])).toContain('<span>Walls &amp; &lt;b>roofs&lt;/b></span>');
});

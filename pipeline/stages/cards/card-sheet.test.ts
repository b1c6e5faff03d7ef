import { expect, test } from 'vitest';
import { cardSheet } from './card-sheet.ts';

test('titles are text, never markup', () => {
  expect(cardSheet(['Walls & <b>roofs</b>'])).toContain(
    '<span>Walls &amp; &lt;b>roofs&lt;/b></span>',
  );
});

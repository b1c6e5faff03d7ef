import { expect, test } from 'vitest';
import { contentLines, linesBeside, restoreLines } from './page-lines.ts';

const content = {
  bodyHtml: '<p>Slate &amp; tile.</p>\n<ul><li>One</li></ul>',
  faqs: [{ q: 'How long?', a: 'A day.\nOften less.' }],
};

test('the lines of a content file are those that its page shows', () => {
  expect(contentLines(content)).toEqual(['Slate & tile.', 'One', 'How long?', 'A day.', 'Often less.']);
  expect(contentLines(undefined)).toEqual([]);
});

test('a page is made again from its content file and the lines beside', () => {
  const page = ['Roofs', 'Slate & tile.', 'One', 'How long?', 'A day.', 'Call', 'Call'];
  const beside = linesBeside(page, contentLines(content));
  expect(beside).toEqual(['+Roofs', '+Call', '+Call', '-Often less.']);
  expect(restoreLines(contentLines(content), beside).toSorted()).toEqual(page.toSorted());
});

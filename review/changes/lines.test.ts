import { expect, test } from 'vitest';
import { pairLines, wordRuns } from './lines.ts';

test('consecutive figures are each paired with the earlier figure in the same position', () => {
  expect(
    pairLines(
      ['Sizes', '£90', '£210', '£324', 'Ask'],
      ['Sizes', '£98', '£228', '£351', 'Ask'],
    ),
  ).toEqual([
    { before: '£90', after: '£98' },
    { before: '£210', after: '£228' },
    { before: '£324', after: '£351' },
  ]);
});

test('a line that only moved is not a difference', () => {
  expect(pairLines(['A', 'B', 'C'], ['B', 'C', 'A'])).toEqual([]);
});

test('a line added between two changed lines is paired with neither', () => {
  expect(
    pairLines(
      ['We wash slate by hand.', 'We leave at five.'],
      ['We wash slate by brush.', 'New: gutters too.', 'We leave at six.'],
    ),
  ).toEqual([
    { before: 'We wash slate by hand.', after: 'We wash slate by brush.' },
    { before: '', after: 'New: gutters too.' },
    { before: 'We leave at five.', after: 'We leave at six.' },
  ]);
});

test('a changed line is split into words that are the same, removed or added', () => {
  expect(
    wordRuns('We wash slate by hand today', 'We wash tile by hand'),
  ).toEqual([
    { kind: 'same', text: 'We wash' },
    { kind: 'gone', text: ' slate' },
    { kind: 'new', text: ' tile' },
    { kind: 'same', text: ' by hand' },
    { kind: 'gone', text: ' today' },
  ]);
});

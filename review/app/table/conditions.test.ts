import { expect, test } from 'vitest';
import { readCondition, readQuery } from './conditions.ts';

const rows = [
  { path: '/exeter', title: 'Patios in Exeter', own: 62.5 },
  { path: '/exeter/roofs', title: 'Roofs, free quote', own: 48 },
  { path: '/topsham', title: 'Moss off roofs', own: 55 },
];
type Row = (typeof rows)[number];
const columns = [
  { id: 'path', label: 'Path', value: ({ path }: Row) => path, size: 100 },
  { id: 'title', label: 'Title', value: ({ title }: Row) => title, size: 100 },
  { id: 'own%', label: 'Own', value: ({ own }: Row) => own, size: 100 },
];

test.each([
  ['', [0, 1, 2]],
  ['exeter roofs', [1]],
  ['-exeter', [2]],
  ['own%<60 own%>=55%', [2]],
  ['title:roofs -path:topsham', [1]],
  ['"free quote"', [1]],
  ['title:"moss off"', [2]],
])('the query %j finds the rows %j', (query, found) => {
  const { test: answers, unread } = readQuery(query, columns);
  expect(rows.flatMap((row, index) => (answers(row) ? [index] : []))).toEqual(
    found,
  );
  expect(unread).toEqual([]);
});

test('words in quotes are found where they begin, and may go on in the next text', () => {
  const lines = ['It is dry. Moss', 'comes back.', 'It stays.'];
  const line = {
    id: 'line',
    label: 'Line',
    value: (row: number) => lines[row]!,
    next: (row: number) => lines[row + 1] ?? '',
    size: 100,
  };
  const find = (query: string) =>
    [0, 1, 2].filter(readQuery(query, [line]).test);
  expect(find('"moss comes"')).toEqual([0]);
  expect(find('"comes back"')).toEqual([1]);
  expect(find('stays')).toEqual([2]);
});

test('what a query says of no column, or of no figure, is named and left out', () => {
  const { test: answers, unread } = readQuery('colour>3 own%<much', columns);
  expect(unread).toEqual(['colour>3', 'own%<much']);
  expect(rows.every(answers)).toBe(true);
});

test.each([
  ['roofs', 'Roofs, free quote', true],
  ['!roofs', 'Roofs, free quote', false],
  ['>=55', 55, true],
  ['<50%', 48, true],
  ['<50', 55, false],
  ['<50', '', false],
])('the filter %j of a column lets %j pass: %s', (filter, cell, passes) => {
  expect(readCondition(filter)(cell)).toBe(passes);
});

import { expect, test } from 'vitest';
import { readAllRows } from './read-all-rows.ts';

const table = Array.from({ length: 240 }, (_, index) => ({ id: 240 - index }));

test.each([7, 100, 1000])(
  'all rows are read in order from a database that gives at most %i at once',
  async (limit) => {
    const asked: number[] = [];
    const rows = await readAllRows(async (first, last) => {
      asked.push(first);
      const end = Math.min(last + 1, first + limit);
      return { rows: table.slice(first, end), count: table.length };
    });
    expect(rows).toEqual(table);
    expect(asked).toHaveLength(Math.ceil(table.length / limit));
  },
);

test('without a count, reading ends where the rows end', async () => {
  const parts = (first: number) => table.slice(first, first + 100);
  expect(
    await readAllRows(async (first) => ({ rows: parts(first), count: null })),
  ).toEqual(table);
});

test.each([undefined, table.length])(
  'a database that ignores the range and tells the count %s is not asked for ever',
  async (count) => {
    const rows = table.slice(0, 7);
    expect(await readAllRows(async () => ({ rows, count }))).toEqual(rows);
  },
);

test('rows that are added while the others are read neither come twice nor hide the last ones', async () => {
  let now = table;
  const rows = await readAllRows(async (first) => {
    const answer = { rows: now.slice(first, first + 7), count: now.length };
    const added = first === 0 ? 10 : 1;
    now = [
      ...Array.from({ length: added }, () => ({ id: now.length })),
      ...now,
    ];
    return answer;
  });
  expect(rows).toEqual(table);
});

test('reading ends at a range without rows, since some were removed in the meantime', async () => {
  const rows = await readAllRows(async (first) => ({
    rows: first === 0 ? table.slice(0, 100) : [],
    count: table.length,
  }));
  expect(rows).toHaveLength(100);
});

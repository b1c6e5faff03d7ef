import { expect, test } from 'vitest';
import { pack, TextTable, unpack } from './tables.ts';

test('a text is stored once', () => {
  const table = new TextTable();
  expect([table.indexOf('a'), table.indexOf('b'), table.indexOf('a')]).toEqual([0, 1, 0]);
  expect(table.texts).toEqual(['a', 'b']);
});

test('a packed value comes back as it was', () => {
  const table = new TextTable();
  const value = { '@type': 'Offer', list: [1, 'Offer', null, { fields: true }], map: {} };
  expect(unpack(pack(value, table), table.texts)).toEqual(value);
});

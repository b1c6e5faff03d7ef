import { expect, test } from 'vitest';
import { createNumberList } from './number-list.ts';

test('numbers stay in the order in which they were added, however many there are', () => {
  const list = createNumberList();
  expect([...list.all()]).toEqual([]);
  const expected: number[] = [];
  for (const length of [3, 0, 70_000, 5, 300_000, 1]) {
    const added = Int32Array.from({ length }, (_, place) => expected.length - place);
    list.add(added);
    for (const number of added) expected.push(number);
  }
  expect(list.all()).toEqual(Int32Array.from(expected));
});

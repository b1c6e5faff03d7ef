import { expect, test } from 'vitest';
import {
  createItemCount,
  fieldsOf,
  ownItems,
  ownRecord,
  recordOf,
  unshareList,
  unshareRecord,
} from './common-parts.ts';

const lists = [
  ['/', '/services', '/own'],
  ['/', '/services'],
  ['/', '/guarantee'],
];

function countIn(all: readonly (readonly string[])[]) {
  const counted = createItemCount();
  for (const list of all) counted.add(list);
  return counted;
}

function shareLists(all: readonly (readonly string[])[]) {
  const common = countIn(all).common();
  return { common, own: all.map((list) => ownItems(list, new Set(common))) };
}

test('what most lists hold is kept once, and each list is whole again', () => {
  const { common, own } = shareLists(lists);
  expect(common).toEqual(['/', '/services']);
  expect(own).toEqual([['/own'], [], ['/guarantee', '!/services']]);
  expect(own.map((list) => unshareList(common, list))).toEqual(lists.map((list) => list.toSorted()));
});

test('a list that changes leaves what is kept of the others as it is', () => {
  const changed = shareLists([['/', '/services', '/new'], ...lists.slice(1)]);
  expect(changed.common).toEqual(['/', '/services']);
  expect(changed.own).toEqual([['/new'], ...shareLists(lists).own.slice(1)]);
});

test('an item that a list holds twice is there twice again', () => {
  const { common, own } = shareLists([['a', 'a'], ['a'], ['a']]);
  expect(unshareList(common, own[0]!)).toEqual(['a', 'a']);
});

test('what most records say alike is kept once, and each record is whole again', () => {
  const records: Record<string, string>[] = [
    { type: 'website', image: 'a' },
    { type: 'website', image: 'b' },
    { image: 'c' },
  ];
  const common = recordOf(countIn(records.map(fieldsOf)).common());
  const own = records.map((record) => ownRecord(record, common));
  expect(common).toEqual({ type: 'website' });
  expect(own).toEqual([{ image: 'a' }, { image: 'b' }, { image: 'c', type: null }]);
  expect(own.map((record) => unshareRecord(common, record))).toEqual(records);
});

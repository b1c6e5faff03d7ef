import { expect, test } from 'vitest';
import { assertDefined, at, mapGet } from './assert-defined.ts';

test('what is there is handed on, nought and empty text included', () => {
  expect([
    assertDefined(0, 'count'),
    assertDefined('', 'text'),
    mapGet(new Map([['a', 1]]), 'a'),
    at([1, 2], -1),
  ]).toEqual([0, '', 1, 2]);
});

test('what is missing is named', () => {
  expect(() => assertDefined(null, 'the root element')).toThrow('missing: the root element');
  expect(() => mapGet(new Map(), '/areas')).toThrow('missing: /areas');
  expect(() => at(['a'], 3)).toThrow('missing: item 3 of 1');
});

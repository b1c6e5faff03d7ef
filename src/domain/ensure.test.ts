import { expect, test } from 'vitest';
import { ensure, itemAt, valueOf } from './ensure.ts';

test('what is there is handed on, nought and empty text included', () => {
  expect([ensure(0, 'count'), ensure('', 'text'), valueOf(new Map([['a', 1]]), 'a'), itemAt([1, 2], -1)]).toEqual([
    0,
    '',
    1,
    2,
  ]);
});

test('what is missing is named', () => {
  expect(() => ensure(null, 'the root element')).toThrow('missing: the root element');
  expect(() => valueOf(new Map(), '/areas')).toThrow('missing: /areas');
  expect(() => itemAt(['a'], 3)).toThrow('missing: item 3 of 1');
});

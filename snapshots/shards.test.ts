import { expect, test } from 'vitest';
import { parseShard, parseShardCount, takeShard } from './shards.ts';

test('shards split a list evenly, with every item once', () => {
  const items = Array.from({ length: 20 }, (_, index) => index);
  const shards = [1, 2, 3].map((index) =>
    takeShard(items, { index, count: 3 }),
  );
  expect(shards.flat().toSorted((a, b) => a - b)).toEqual(items);
  expect(shards.map((shard) => shard.length)).toEqual([7, 7, 6]);
});

test('a shard is parsed from its number and the number of shards, as in 2/8', () => {
  expect(parseShard('2/8')).toEqual({ index: 2, count: 8 });
  expect(parseShardCount('8')).toBe(8);
});

test.for(['0/8', '9/8', '2', '2/', 'two/8', '-1/8', '2/8/1', '1/100000'])(
  '"%s" is refused as a shard',
  (text) => {
    expect(() => parseShard(text)).toThrow(
      /^--shard: ".*" is not a shard: write 2\/8 for the second of eight$/,
    );
  },
);

test.for(['0', '1.5', '', 'eight'])(
  '"%s" is refused as a number of shards',
  (text) => {
    expect(() => parseShardCount(text)).toThrow('is not a number of shards');
  },
);

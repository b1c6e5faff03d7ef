import { inputError } from '../core/domain/problems.ts';

/** One of several equal parts of a run; `index` counts from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

const MAX_SHARDS = 1000;

/** Parses a shard such as `2/8`. @throws InputError */
export function parseShard(text: string): Shard {
  const words = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const [, index = 0, count = 0] = words.map(Number);
  if (index >= 1 && index <= count && count <= MAX_SHARDS)
    return { index, count };
  throw inputError(
    '--shard',
    `"${text}" is not a shard: write 2/8 for the second of eight`,
  );
}

/** Parses the number of shards to merge. @throws InputError */
export function parseShardCount(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1 && count <= MAX_SHARDS)
    return count;
  throw inputError(
    '--merge',
    `"${text}" is not a number of shards from 1 to ${MAX_SHARDS}`,
  );
}

/** Returns every `count`th item, so that all kinds of pages are spread evenly. */
export function takeShard<T>(
  items: readonly T[],
  { index, count }: Shard,
): T[] {
  return items.filter((_, position) => position % count === index - 1);
}

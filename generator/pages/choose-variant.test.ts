import { expect, test } from 'vitest';
import { CODEWORDS } from '../inputs/profile.ts';
import {
  chooseVariant,
  codeSymbol,
  hashedCodeword,
  rankByHash,
} from './choose-variant.ts';
import type { Pool } from '../inputs/templates.ts';

const pool = (...numbers: number[]): Pool =>
  numbers.map((number) => ({
    number,
    file: `${number}.hbs`,
    names: [],
    needs: [],
    says: {},
    render: () => '',
  }));
const seven = pool(1, 2, 3, 4, 5, 6, 7);
const codewords = [...Array(CODEWORDS).keys()];
const positions = [...Array(8).keys()];
const spareCodewords = [...Array(CODEWORDS * 6).keys()].map(
  (index) => CODEWORDS + index,
);
/** Counts the positions at which two codewords have the same symbol. */
const shared = (a: number, b: number) =>
  positions.filter(
    (position) => codeSymbol(a, position) === codeSymbol(b, position),
  ).length;
const pages = Array.from({ length: 6000 }, (_, index) => ({
  key: `town-${index}/patio-cleaning`,
  codeword: index % CODEWORDS,
  slot: 'patio-cleaning/intro',
  position: index % 8,
}));

test('adding an eighth variant moves about an eighth of the pages to it and changes no other page', () => {
  const before = pages.map((page) => chooseVariant(seven, page).number);
  const after = pages.map(
    (page) => chooseVariant(pool(1, 2, 3, 4, 5, 6, 7, 8), page).number,
  );
  const moved = after.filter((number, index) => number !== before[index]);
  expect(new Set(moved)).toEqual(new Set([8]));
  expect(moved.length / pages.length).toBeGreaterThan(0.11);
  expect(moved.length / pages.length).toBeLessThan(0.14);
});

test('removing a variant changes only the pages that used it, and spreads them over the other variants', () => {
  const before = pages.map((page) => chooseVariant(seven, page).number);
  const after = pages.map(
    (page) => chooseVariant(pool(1, 2, 4, 5, 6, 7), page).number,
  );
  const moved = pages.flatMap((_, index) =>
    after[index] === before[index]
      ? []
      : [{ from: before[index], to: after[index] }],
  );
  expect(new Set(moved.map(({ from }) => from))).toEqual(new Set([3]));
  expect(moved).toHaveLength(before.filter((number) => number === 3).length);
  expect(new Set(moved.map(({ to }) => to))).toEqual(
    new Set([1, 2, 4, 5, 6, 7]),
  );
});

test('towns without a codeword of their own are spread over all codewords that no profile may name', () => {
  const hashed = new Set(
    Array.from({ length: 4000 }, (_, index) => hashedCodeword(`town-${index}`)),
  );
  expect(hashed).toEqual(new Set(spareCodewords));
});

test('a codeword that no profile may name has the same symbol as any other codeword at three positions at most', () => {
  for (const spare of spareCodewords) {
    for (const other of [...codewords, ...spareCodewords]) {
      if (other !== spare)
        expect(
          shared(spare, other),
          `codewords ${spare} and ${other}`,
        ).toBeLessThanOrEqual(3);
    }
  }
});

test('a ranking does not depend on the order of its input, and a new item leaves the others in order', () => {
  const names = ['moss', 'lichen', 'algae', 'soot', 'oil'];
  const rank = rankByHash('key', names);
  expect(rankByHash('key', [...names].reverse())).toEqual(rank);
  expect(
    rankByHash('key', [...names, 'salt']).filter((name) => name !== 'salt'),
  ).toEqual(rank);
});

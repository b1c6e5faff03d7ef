import { expect, test } from 'vitest';
import { CODEWORDS } from '../../src/domain/profile.ts';
import { chooseVariant, codeSymbol, entryCodeword, hashedCodeword, hashToUnit, rankByHash } from './choose-variant.ts';
import { bodySections, type Pool } from '../inputs/templates.ts';

const pool = (...numbers: number[]): Pool =>
  numbers.map((number) => ({ number, file: `${number}.hbs`, names: [], needs: [], says: {}, render: () => '' }));
const seven = pool(1, 2, 3, 4, 5, 6, 7);
const codewords = [...Array(CODEWORDS).keys()];
const positions = [...Array(8).keys()];
const spareCodewords = [...Array(CODEWORDS * 6).keys()].map((index) => CODEWORDS + index);
const QUESTIONS_OF_A_SERVICE = 5;
/** How many of the first positions two codewords have the same symbol at. */
const shared = (a: number, b: number, among = positions.length) =>
  positions.slice(0, among).filter((position) => codeSymbol(a, position) === codeSymbol(b, position)).length;
const pages = Array.from({ length: 6000 }, (_, index) => ({
  key: `town-${index}/patio-cleaning`,
  codeword: index % CODEWORDS,
  slot: 'patio-cleaning/intro',
  position: index % 8,
}));

test('any two codewords share the variant of exactly one section out of eight', () => {
  const variantsOf = (codeword: number) =>
    positions.map(
      (position) =>
        chooseVariant(seven, {
          key: `town-${codeword}/patio-cleaning`,
          codeword,
          slot: `patio-cleaning/${position}`,
          position,
        }).number,
    );
  const chosen = codewords.map(variantsOf);
  for (const a of codewords) {
    for (const b of codewords.slice(a + 1)) {
      expect(
        positions.filter((position) => chosen[a]![position] === chosen[b]![position]),
        `codewords ${a} and ${b}`,
      ).toHaveLength(1);
    }
  }
});

test('each variant of a section is used by seven of the 49 codewords', () => {
  for (const position of positions) {
    const used = codewords.map(
      (codeword) =>
        chooseVariant(seven, { key: `${codeword}`, codeword, slot: 'patio-cleaning/care', position }).number,
    );
    for (const { number } of seven) expect(used.filter((other) => other === number)).toHaveLength(7);
  }
});

test('codewords do not show the same numbers in every section and service', () => {
  const shown = (slot: string) =>
    codewords
      .map((codeword) => chooseVariant(seven, { key: `${codeword}`, codeword, slot, position: 0 }).number)
      .join('');
  expect(
    new Set(['patio-cleaning/intro', 'patio-cleaning/care', 'roof-moss-removal/intro', 'hub/intro'].map(shown)).size,
  ).toBe(4);
});

test('an eighth variant takes about an eighth of the pages and no other page changes', () => {
  const before = pages.map((page) => chooseVariant(seven, page).number);
  const after = pages.map((page) => chooseVariant(pool(1, 2, 3, 4, 5, 6, 7, 8), page).number);
  const moved = after.filter((number, index) => number !== before[index]);
  expect(new Set(moved)).toEqual(new Set([8]));
  expect(moved.length / pages.length).toBeGreaterThan(0.11);
  expect(moved.length / pages.length).toBeLessThan(0.14);
});

test('taking a variant away changes only its own pages, and spreads them over the others', () => {
  const before = pages.map((page) => chooseVariant(seven, page).number);
  const after = pages.map((page) => chooseVariant(pool(1, 2, 4, 5, 6, 7), page).number);
  const moved = pages.flatMap((_, index) =>
    after[index] === before[index] ? [] : [{ from: before[index], to: after[index] }],
  );
  expect(new Set(moved.map(({ from }) => from))).toEqual(new Set([3]));
  expect(moved).toHaveLength(before.filter((number) => number === 3).length);
  expect(new Set(moved.map(({ to }) => to))).toEqual(new Set([1, 2, 4, 5, 6, 7]));
});

test('the stand-in of a missing variant is always the same, whichever others come or go', () => {
  const lost = pages.filter((page) => chooseVariant(seven, page).number === 3);
  for (const page of lost.slice(0, 200)) {
    const standIn = chooseVariant(pool(1, 2, 4, 5, 6, 7), page).number;
    expect(chooseVariant(pool(1, 2, 4, 5, 6, 7), page).number).toBe(standIn);
    const unrelated = [1, 2, 4, 5, 6, 7].find((number) => number !== standIn)!;
    expect(chooseVariant(pool(...[1, 2, 4, 5, 6, 7].filter((number) => number !== unrelated)), page).number).toBe(
      standIn,
    );
  }
});

test("hashes stay what they were when today's pages were written", () => {
  // A change here rewrites every page of the site.
  expect([hashToUnit('exeter/patio-cleaning'), hashToUnit('')]).toMatchInlineSnapshot(`
    [
      0.8342009768821299,
      0.23144008195959032,
    ]
  `);
  expect(hashedCodeword('exeter')).toMatchInlineSnapshot(`128`);
  expect(rankByHash('exeter/hub', ['a', 'b', 'c', 'd'])).toMatchInlineSnapshot(`
    [
      "d",
      "b",
      "c",
      "a",
    ]
  `);
});

test('a town without a codeword gets a spare one, never that of a profile, and towns spread over all of them', () => {
  const hashed = new Set(Array.from({ length: 4000 }, (_, index) => hashedCodeword(`town-${index}`)));
  expect(hashed).toEqual(new Set(spareCodewords));
});

test('a spare codeword shares at most three sections with any other codeword', () => {
  for (const spare of spareCodewords) {
    for (const other of [...codewords, ...spareCodewords]) {
      if (other !== spare) expect(shared(spare, other), `codewords ${spare} and ${other}`).toBeLessThanOrEqual(3);
    }
  }
});

test("questions follow the sections for a profile's codeword, and keep off them for a spare one", () => {
  for (const codeword of codewords) expect(entryCodeword(codeword)).toBe(codeword);
  for (const spare of spareCodewords) {
    expect(spareCodewords).toContain(entryCodeword(spare));
    for (const codeword of codewords) {
      const common =
        shared(spare, codeword, bodySections.length) + shared(entryCodeword(spare), codeword, QUESTIONS_OF_A_SERVICE);
      expect(common, `codewords ${spare} and ${codeword}`).toBeLessThanOrEqual(3);
    }
  }
});

test('a rank does not depend on the order given, and a newcomer leaves the others in their order', () => {
  const names = ['moss', 'lichen', 'algae', 'soot', 'oil'];
  const rank = rankByHash('key', names);
  expect(rankByHash('key', [...names].reverse())).toEqual(rank);
  expect(rankByHash('key', [...names, 'salt']).filter((name) => name !== 'salt')).toEqual(rank);
});

import { expect, test } from 'vitest';
import { rankByHash } from './rank-by-hash.ts';

const rank = (place: string, names: readonly string[]) =>
  rankByHash(place, names, (name) => name);
const numbers = ['1', '2', '3', '4', '5', '6', '7'];
const places = Array.from(
  { length: 6000 },
  (_, index) => `town-${index}/patio-cleaning/local`,
);
const firsts = (names: readonly string[]) =>
  places.map((place) => rank(place, names)[0]);

test('the candidate with the highest hash of page, place and name comes first', () => {
  // By seedrandom('exeter/patio-cleaning/local/4').quick() and so on: 0.81, 0.67, 0.63, 0.38, …
  const expected = ['4', '6', '2', '5', '3', '7', '1'];
  expect(rank('exeter/patio-cleaning/local', numbers)).toEqual(expected);
});

test('a new variant moves its share of the pages to it and changes no other page', () => {
  const before = firsts(numbers);
  const after = firsts([...numbers, '8']);
  const moved = after.filter((name, index) => name !== before[index]);
  expect(new Set(moved)).toEqual(new Set(['8']));
  expect(moved.length / places.length).toBeGreaterThan(0.11);
  expect(moved.length / places.length).toBeLessThan(0.14);
});

test('removing a variant changes only the pages that used it, and spreads them over the others', () => {
  const before = firsts(numbers);
  const after = firsts(numbers.filter((name) => name !== '3'));
  const moved = before.flatMap((from, index) =>
    after[index] === from ? [] : [{ from, to: after[index] }],
  );
  expect(new Set(moved.map(({ from }) => from))).toEqual(new Set(['3']));
  expect(new Set(moved.map(({ to }) => to)).size).toBe(numbers.length - 1);
});

test('a ranking does not depend on the order of its input, and a new item leaves the others in order', () => {
  const names = ['moss', 'lichen', 'algae', 'soot', 'oil'];
  const order = rank('key', names);
  expect(rank('key', [...names].reverse())).toEqual(order);
  expect(
    rank('key', [...names, 'salt']).filter((name) => name !== 'salt'),
  ).toEqual(order);
});

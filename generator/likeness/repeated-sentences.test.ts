import { expect, test } from 'vitest';
import { createSentenceCounter } from './repeated-sentences.ts';

const long =
  'A flat cleaner spins its jets under a hood, so the ground comes up even.';
const pages = (count: number, line: string) =>
  [...Array(count).keys()].map((number) => ({
    path: `/devon/town-${number}/patio-cleaning`,
    lines: [line],
  }));

const repeatedOn = (given: ReturnType<typeof pages>) => {
  const counter = createSentenceCounter();
  for (const { path, lines } of given) counter.add(path, lines);
  return counter.repeated();
};

test('a sentence of twelve or more words on more than 24 pages is reported with its pages', () => {
  expect(repeatedOn(pages(25, `Short. ${long}`))).toEqual([
    { sentence: long, paths: pages(25, '').map(({ path }) => path) },
  ]);
});

test.each([
  ['24 pages', pages(24, long)],
  ['a short sentence', pages(49, 'Edges are done with the lance.')],
  ['one page that says it often', pages(1, Array(30).fill(long).join(' '))],
])('no repeated sentence is reported for %s', (_what, given) => {
  expect(repeatedOn(given)).toEqual([]);
});

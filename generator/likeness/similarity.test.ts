import { expect, test } from 'vitest';
import { measureSimilarity, type ComparedPage } from './similarity.ts';

const page = (path: string, text: string, group = 'patio'): ComparedPage => ({
  path,
  text,
  group,
  isOfTown: true,
});

test('similarity is the number of shared runs divided by the number of different runs', () => {
  // Runs: abcde bcdef cdefg, and abcde bcdef cdefx. Two of the four are shared.
  const { worst, groups } = measureSimilarity([
    page('/1', 'a b c d e f g'),
    page('/2', 'a b c d e f x'),
  ]);
  expect(worst).toEqual([{ a: '/1', b: '/2', similarity: 2 / 4 }]);
  expect(groups.patio).toEqual({ worst, mean: 2 / 4 });
});

test('a run that is repeated on a page counts once', () => {
  const { worst } = measureSimilarity([
    page('/1', 'a b c d e a b c d e'),
    page('/2', 'a b c d e'),
  ]);
  // Runs of the first page: abcde bcdea cdeab deabc eabcd (and abcde again).
  expect(worst[0]!.similarity).toBe(1 / 5);
});

test('the mean includes pairs of pages that share nothing', () => {
  const { groups } = measureSimilarity([
    page('/1', 'a b c d e'),
    page('/2', 'a b c d e'),
    page('/3', 'v w x y z'),
  ]);
  expect(groups.patio!.mean).toBeCloseTo(1 / 3);
});

test('a pair of pages from two groups counts for the site but for neither group', () => {
  const { groups, worst } = measureSimilarity([
    page('/1', 'a b c d e'),
    page('/2', 'a b c d e', 'roof'),
  ]);
  expect(worst).toHaveLength(1);
  expect(groups).toEqual({
    patio: { worst: [], mean: 0 },
    roof: { worst: [], mean: 0 },
  });
});

test('each page is reported with the page most like it, if any page shares a run with it', () => {
  const { pages } = measureSimilarity([
    page('/1', 'a b c d e f'),
    page('/2', 'a b c d e x'),
    page('/3', 'a b c d e f'),
    page('/4', 'v w x y z'),
  ]);
  const nearest = { a: '/1', b: '/3', similarity: 1 };
  expect(pages['/1']!.nearest).toEqual(nearest);
  expect(pages['/2']!.nearest).toMatchObject({ similarity: 1 / 3 });
  expect(pages['/3']!.nearest).toEqual(nearest);
  expect(pages['/4']!.nearest).toBeUndefined();
});

test('a page’s own words may also stand on a page that is no town’s', () => {
  const texts = (isOfTown: boolean) => [
    page('/1', 'a b c d e f g h i j'),
    { ...page('/2', 'a b c d e v w x y z', 'fixed'), isOfTown },
  ];
  const shareOf = (isOfTown: boolean) =>
    measureSimilarity(texts(isOfTown)).pages['/1']!.ownShare;
  expect([shareOf(false), shareOf(true)]).toEqual([1, 0.9]);
});

test('the most alike pair of pages is listed first', () => {
  const texts = ['a b c d e f', 'a b c d e f', 'a b c d e x'].map(
    (text, index) => page(`/${index}`, text),
  );
  expect(
    measureSimilarity(texts).worst.map(({ similarity }) => similarity),
  ).toEqual([1, 1 / 3, 1 / 3]);
});

test('the order in which pages are added changes neither their similarities nor their own shares', () => {
  const texts = ['a b c d e f', 'a b c d e x y', 'b c d e f g'].map(
    (text, index) => page(`/${index}`, text),
  );
  const there = measureSimilarity(texts);
  const back = measureSimilarity([...texts].reverse());
  const figures = ({ worst }: typeof there) =>
    worst.map(({ a, b, similarity }) => [...[a, b].sort(), similarity]).sort();
  expect(figures(back)).toEqual(figures(there));
  for (const { path } of texts)
    expect(back.pages[path]!.ownShare).toBe(there.pages[path]!.ownShare);
});

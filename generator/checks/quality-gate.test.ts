import { expect, test } from 'vitest';
import { services } from '../../core/domain/services.ts';
import { measureSimilarity, type PageText } from '../likeness/similarity.ts';
import { gateProblems, similaritySummary } from './quality-gate.ts';

/** `count` words that no other page has. */
const own = (page: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${page}w${index}`).join(' ');
/** `count` words that are the same for every page that uses `name`. */
const common = (name: string, count: number) => own(`common${name}`, count);

const page = (
  town: string,
  text: string,
  service = 'patio-cleaning',
): PageText => ({
  path: `/cornwall/${town}/${service}`,
  text,
  group: service,
  isOfTown: true,
});
const hub = (town: string, text: string): PageText => ({
  path: `/cornwall/${town}`,
  text,
  group: 'hub',
  isOfTown: true,
});
const messages = (pages: PageText[]) =>
  gateProblems(measureSimilarity(pages)).map(
    ({ file, message }) => `${file}: ${message}`,
  );

const sound = [
  page('truro', own('a', 500)),
  page('falmouth', own('b', 500)),
  page('penzance', own('c', 500)),
];

test('pages that share no words pass the quality gate', () => {
  expect(messages(sound)).toEqual([]);
});

test('a page copied from another town is refused even if the town name and postcode are changed', () => {
  const copies = [
    page('truro', `${own('a', 500)}\nSlate in Truro TR1.`),
    page('falmouth', `${own('a', 500)}\nSlate in Falmouth TR11.`),
  ];
  const said = `Both say: “${own('a', 500)}” “Slate in Truro TR1.”`;
  expect(messages(copies)).toEqual([
    `patio-cleaning: /cornwall/truro/patio-cleaning and /cornwall/falmouth/patio-cleaning share 100.0% of their five-word runs; at most 15.0%. ${said}`,
    'patio-cleaning: pages share 100.0% on average; at most 10.0%: shorten what is on all of them, or add variants (templates/patio-cleaning/*/2.hbs)',
    `site: /cornwall/truro/patio-cleaning and /cornwall/falmouth/patio-cleaning share 100.0% of their five-word runs; at most 25.0%. ${said}`,
    // Town name and postcode are masked alike, so neither page has any words of its own.
    ...['truro', 'falmouth'].map(
      (town) =>
        `/cornwall/${town}/patio-cleaning: has 0.0% of its words in runs that no other town page has; at least 60.0%: write more of its own, or say "publish": false`,
    ),
  ]);
});

test('a refusal names the three longest sentences that both pages have, whatever town they name', () => {
  const both = ['a', 'b', 'c', 'd'].map(
    (name, index) => `Here ${own(name, 40 + index)}.`,
  );
  const list = ['truro', 'falmouth'].map((town) =>
    page(town, [...both, own(town, 330)].join('\n').replace('Here', town)),
  );
  const [, b, c, d] = both;
  expect(messages(list)[0]).toMatch(
    new RegExp(`; at most 15\\.0%\\. Both say: “${d}” “${c}” “${b}”$`),
  );
});

test('two pages of one service that share a sixth of their five-word runs are refused, even if the mean is low', () => {
  const list = [
    page('truro', `${common('x', 150)} ${own('a', 350)}`),
    page('falmouth', `${common('x', 150)} ${own('b', 350)}`),
    sound[2]!,
  ];
  expect(messages(list)).toEqual([
    expect.stringMatching(
      /^patio-cleaning: .*share 17\.\d% of their five-word runs; at most 15\.0%$/,
    ),
  ]);
});

test('a service is refused if its pages share too much on average, even if no two pages do', () => {
  const list = ['a', 'b', 'c', 'd'].map((name) =>
    page(name, `${common('x', 115)} ${own(name, 385)}`),
  );
  expect(messages(list)).toEqual([
    expect.stringMatching(
      /^patio-cleaning: pages share 12\.\d% on average; at most 10\.0%: shorten/,
    ),
  ]);
});

test('pages of different services may share up to a quarter of their five-word runs', () => {
  const share = (words: number) => [
    page('truro', `${common('x', words)} ${own('a', 500 - words)}`),
    page(
      'falmouth',
      `${common('x', words)} ${own('b', 500 - words)}`,
      'gutter-cleaning',
    ),
  ];
  expect(messages(share(180))).toEqual([]);
  expect(messages(share(240))).toContainEqual(
    expect.stringMatching(/^site: .*share 31\.\d%.*; at most 25\.0%$/),
  );
});

test('a service page with fewer than 400 or more than 600 words is refused', () => {
  expect(messages([page('truro', own('a', 399))])).toEqual([
    '/cornwall/truro/patio-cleaning: has 399 words; from 400 to 600',
  ]);
  expect(messages([page('truro', own('a', 601))])).toEqual([
    '/cornwall/truro/patio-cleaning: has 601 words; from 400 to 600',
  ]);
  expect(messages([page('truro', own('a', 500))])).toEqual([]);
});

test('a hub may have fewer words than a service page, down to its own minimum', () => {
  const least = 160 + 20 * services.length;
  expect(messages([hub('truro', own('a', least))])).toEqual([]);
  expect(messages([hub('truro', own('a', least - 1))])).toEqual([
    `/cornwall/truro: has ${least - 1} words; from ${least} to 480`,
  ]);
});

test('a page is refused if less than three fifths of its words are in five-word runs of its own, even if it resembles no other page', () => {
  const others = Array.from({ length: 5 }, (_, index) => `t${index}`);
  const patchwork = (ownWords: number) =>
    page(
      'newquay',
      `${others.map((name) => own(name, (500 - ownWords) / 5)).join(' ')} ${own('w', ownWords)}`,
    );
  const pages = others.map((name) => page(name, own(name, 500)));
  expect(messages([...pages, patchwork(100)])).toEqual([
    expect.stringMatching(
      /^\/cornwall\/newquay\/patio-cleaning: has 2\d\.\d% of its words in runs that no other town page has; at least 60\.0%: /,
    ),
  ]);
  expect(messages([...pages, patchwork(340)])).toEqual([]);
});

test('the summary names the two pages that are most alike, and the range of word counts and own shares', () => {
  const summary = similaritySummary(
    measureSimilarity([
      page('truro', `${common('x', 50)} ${own('a', 450)}`),
      page('falmouth', `${common('x', 50)} ${own('b', 450)}`),
      hub('truro', own('c', 400)),
    ]),
  );
  expect(summary).toContain(
    '/cornwall/truro/patio-cleaning ~ /cornwall/falmouth/patio-cleaning',
  );
  expect(summary).toContain(
    'service pages: words 500 to 500, median 500; own share 90.8% to 90.8%, median 90.8%',
  );
  expect(summary).toContain(
    'hubs: words 400 to 400, median 400; own share 100.0% to 100.0%, median 100.0%',
  );
});

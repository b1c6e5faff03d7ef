import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { reportOf } from './similarity-report.ts';
import { createSimilarityMeter, type ComparedTexts, type KnownTexts, type PageText } from './similarity.ts';

/** Texts by owner; the pages of an owner are of the groups 0, 1 and so on. */
type Site = Readonly<Record<string, readonly string[]>>;

const pagesOf = (owner: string, texts: readonly string[]): PageText[] =>
  texts.map((text, group) => ({ path: `/${owner}/${group}`, text, group: String(group), owner }));

const compareAll = (site: Site): ComparedTexts => {
  const meter = createSimilarityMeter();
  for (const [owner, texts] of Object.entries(site)) meter.add(pagesOf(owner, texts));
  return meter.compare();
};

/** Compares a site of which the texts are known, those aside that are not as they were. */
const compareAgain = (site: Site, before: Site, known: KnownTexts): ComparedTexts => {
  const meter = createSimilarityMeter([known]);
  for (const [owner, texts] of Object.entries(site)) {
    if (JSON.stringify(before[owner]) === JSON.stringify(texts)) meter.addKnown(owner);
    else meter.add(pagesOf(owner, texts));
  }
  return meter.compare();
};

/** All that comparing found, without what depends on which words and pairs were met first. */
const figuresOf = ({ pages, comparison }: ComparedTexts) => ({
  report: reportOf(pages, comparison),
  pages: comparison.pages,
  unique: [...comparison.unique],
});

const OWNERS = 12;
const words = array(constantFrom('a', 'b', 'c'), { minLength: 3, maxLength: 25 });
const text = words.map((list) => list.join(' '));
const texts = array(text, { minLength: 1, maxLength: 3 });
const site = array(texts, { minLength: OWNERS, maxLength: OWNERS }).map((list): Site =>
  Object.fromEntries(list.map((of, owner) => [`o${owner}`, of])),
);
const change = record({
  owner: integer({ min: 0, max: OWNERS + 1 }).map((owner) => `o${owner}`),
  texts: array(text, { maxLength: 3 }),
});

/** Another text, other pages, one more owner; an owner without texts is gone. Owners stay in their order. */
const applyChange = (before: Site, changes: readonly { owner: string; texts: readonly string[] }[]): Site => {
  const all = { ...before, ...Object.fromEntries(changes.map((of) => [of.owner, of.texts])) };
  return Object.fromEntries(Object.entries(all).filter(([, list]) => list.length > 0));
};

test('whatever changes, run after run, is compared to the same figures as if nothing were known', () => {
  assert(
    property(
      site,
      array(array(change, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
      (first, runs) => {
        let [now, known] = [first, compareAll(first)];
        for (const changes of runs) {
          const next = applyChange(now, changes);
          const again = compareAgain(next, now, known);
          expect(figuresOf(again)).toEqual(figuresOf(compareAll(next)));
          [now, known] = [next, again];
        }
      },
    ),
  );
});

test('where the pairs that are held go with a town, those behind them are found again', () => {
  const shared = Array.from({ length: 40 }, (_, index) => `s${index}`).join(' ');
  // Each pair of these is more alike than the next; all of them together are more than are held.
  const many: Site = Object.fromEntries(
    Array.from({ length: 30 }, (_, owner) => [
      `o${owner}`,
      [`${shared} ${Array.from({ length: owner * 3 }, (__, index) => `o${owner}w${index}`).join(' ')}`],
    ]),
  );
  const changed: Site = Object.fromEntries(
    Object.entries(many).map(([owner, list], index) => [
      owner,
      index < 14 ? [`quite other words than before ${owner}`] : list,
    ]),
  );
  expect(figuresOf(compareAgain(changed, many, compareAll(many)))).toEqual(figuresOf(compareAll(changed)));
});

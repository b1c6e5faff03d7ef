import { expect, test } from 'vitest';
import { services } from '../../core/domain/services.ts';
import type { Problem } from '../../core/domain/problems.ts';
import { assignPairs, type TownFitting } from './assign-pairs.ts';
import type { FittingPairs, PairGroups } from './fitting-pairs.ts';

/** Groups of pairs by name: names of the example's pack, whatever pack lies in `site/`. */
type Names = readonly (readonly string[])[];

const fit = (all: Names, named: Names = []): FittingPairs => ({
  all: all as PairGroups,
  named: named as PairGroups,
});

/** A town whose hub and service pages may all show the same pairs. */
const town = (slug: string, fitting: FittingPairs): TownFitting => ({
  slug,
  file: `site/profiles/${slug}.json`,
  hub: fitting,
  services: services.map(() => fitting),
});

const deal = (towns: readonly TownFitting[]) => {
  const problems: Problem[] = [];
  const dealt = [...assignPairs(towns, problems)];
  return { problems, dealt };
};
/** The pair that each town's hub opens with, in the order of the towns. */
const hubsOf = (towns: readonly TownFitting[]): string[] =>
  deal(towns).dealt.map(([, { hub }]) => hub.pair.name);

const ground = ['slabs', 'granite-steps', 'close-granite', 'close-concrete'];
const towns = (count: number, groups: Names) =>
  Array.from({ length: count }, (_, index) => town(`t${index}`, fit(groups)));

test('where several pairs fit equally well, all are shown equally often', () => {
  const hubs = hubsOf(towns(8, [ground]));
  for (const name of ground)
    expect(hubs.filter((shown) => shown === name)).toHaveLength(2);
});

test('the pages of a town open with different pairs, as far as there are enough', () => {
  const names = [...ground, 'window', 'eaves'];
  const [[, { hub }] = expect.fail('no town')] = deal(towns(1, [names])).dealt;
  const openings = Object.values(hub.openings).map(({ name }) => name);
  expect(new Set([hub.pair.name, ...openings]).size).toBe(services.length + 1);
});

test('a pair that fits best is on at most three in ten hubs, and never on two in a row', () => {
  const hubs = hubsOf(
    towns(
      10,
      ground.map((name) => [name]),
    ),
  );
  expect(hubs.filter((name) => name === 'slabs')).toHaveLength(3);
  expect(hubs.some((name, index) => name === hubs[index - 1])).toBe(false);
});

test("a town leaves the next one the only pair that fits that town's text best", () => {
  const either = [['slabs', 'granite-steps']];
  const onlySlabs = [['slabs'], ['granite-steps']];
  expect(hubsOf([town('a', fit(either)), town('b', fit(onlySlabs))])).toEqual([
    'granite-steps',
    'slabs',
  ]);
});

test('towns for which a single pair fits all show it', () => {
  expect(hubsOf(towns(3, [['slabs']]))).toEqual(['slabs', 'slabs', 'slabs']);
});

test('the second picture of a page shows another material that the text names, if there is one', () => {
  const granite = ['granite-steps', 'close-granite'];
  const shownWith = (named: Names) => {
    const { dealt } = deal([town('a', fit([granite, ['window']], named))]);
    const pages = Object.values(dealt[0]![1].services);
    return pages[0]!.pairs.map(({ name }) => name);
  };
  expect(shownWith([['granite-steps'], ['close-granite'], ['slabs']])).toEqual([
    'granite-steps',
    'slabs',
  ]);
  expect(shownWith([['granite-steps'], ['close-granite']])).toEqual([
    'granite-steps',
    'close-granite',
  ]);
});

test('each page that no pair fits is reported with its file and field, and the other towns are dealt pairs', () => {
  const problem = { field: 'services.a.materials', message: 'no picture' };
  const { problems, dealt } = deal([
    town('a', fit([ground])),
    { ...town('b', fit([ground])), hub: { ...fit([]), problem } },
  ]);
  expect(problems).toEqual([{ file: 'site/profiles/b.json', ...problem }]);
  expect(dealt.map(([slug]) => slug)).toEqual(['a']);
});

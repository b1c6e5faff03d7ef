import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findTown, towns, type Town } from '../../core/domain/towns.ts';
import { generateTown } from '../../generator/generate-town.ts';
import type { Inputs } from '../../generator/inputs/inputs.ts';
import { loadInputs } from '../../generator/inputs/load-inputs.ts';

const inputs = loadInputs(join(import.meta.dirname, '../..'));
const textByPath = (list: readonly Town[], from: Inputs = inputs) =>
  new Map(
    list
      .flatMap((town) => generateTown(town, from, []).files)
      .map(({ path, text }) => [path, text]),
  );
const site = textByPath(towns);
const stranger: Town = {
  slug: 'lyme',
  label: 'Lyme',
  type: 'town',
  lat: 50.725,
  lon: -2.94,
};

test('adding a town changes no file of another town', () => {
  for (const list of [
    [stranger, ...towns],
    [...towns.slice(0, 20), stranger, ...towns.slice(20)],
    [...towns, stranger],
  ]) {
    const extended = textByPath(list);
    expect(extended.size).toBeGreaterThan(site.size);
    for (const [path, text] of site)
      expect(extended.get(path) === text, path).toBe(true);
  }
});

test('the order of towns, profiles and hand-written titles does not change the generated files', () => {
  const reversed = {
    ...inputs,
    profiles: new Map([...inputs.profiles].reverse()),
    seoOverrides: Object.fromEntries(
      Object.entries(inputs.seoOverrides).reverse(),
    ),
  };
  const files = textByPath([...towns].reverse(), reversed);
  expect([...files.keys()].sort()).toEqual([...site.keys()].sort());
  for (const [path, text] of site)
    expect(files.get(path) === text, path).toBe(true);
});

test('an unpublished service page is not compared with other pages, and a hub always is', () => {
  const { profile, file } = inputs.profiles.get('exeter')!;
  const holdBack = (slugs: readonly string[]) => {
    const notes = Object.fromEntries(
      Object.entries(profile.services).map(([slug, of]) => [
        slug,
        { ...of, publish: !slugs.includes(slug) },
      ]),
    );
    const loaded = {
      file,
      profile: { ...profile, services: notes as typeof profile.services },
    };
    const from = { ...inputs, profiles: new Map([['exeter', loaded]]) };
    return generateTown(findTown('exeter')!, from, []).texts.map(
      ({ group }) => group,
    );
  };
  expect(holdBack(['patio-cleaning'])).toHaveLength(6);
  expect(holdBack(['patio-cleaning'])).not.toContain('patio-cleaning');
  expect(holdBack(Object.keys(profile.services))).toEqual(['hub']);
});

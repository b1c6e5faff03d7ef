import { expect, test } from 'vitest';
import { changedTowns } from './content-stages.ts';

const profiles = ['site/profiles/exeter.json', 'site/profiles/bude.json'];

test('where profiles alone changed, their towns alone are generated', () => {
  expect(
    changedTowns({ everything: false, inputs: profiles, products: [] }),
  ).toEqual(['exeter', 'bude']);
});

test.each([
  [
    'nothing is known of an earlier build',
    { everything: true, inputs: [], products: [] },
  ],
  [
    'a template changed too',
    {
      everything: false,
      inputs: [...profiles, 'templates/hub/intro/1.hbs'],
      products: [],
    },
  ],
  [
    'a town went',
    { everything: false, inputs: [...profiles, 'site/towns.ts'], products: [] },
  ],
  [
    'a service came',
    {
      everything: false,
      inputs: ['site/services.ts', ...profiles],
      products: [],
    },
  ],
  [
    'content was edited by hand',
    {
      everything: false,
      inputs: profiles,
      products: ['public/content/hubs/bude.json'],
    },
  ],
])('every town is generated where %s', (_why, change) => {
  expect(changedTowns(change)).toBeUndefined();
});

import { expect, test } from 'vitest';
import type { TownProfile } from '../inputs/profile.ts';
import { fittingHub, fittingService, toOpen } from './fitting-pairs.ts';

type Notes = Parameters<typeof fittingService>[1];
const notes = {
  materials: ['granite'],
  places: {},
  standfirst: 'Granite steps.',
  note: '',
  questions: [],
} as unknown as Notes;
const steps = {
  slug: 'patio-cleaning',
  name: 'Patio Cleaning',
  headTerm: 'Patio Cleaning',
  places: ['ground'],
} as const;

const serviceProblem = (change: Partial<Record<keyof Notes, unknown>>) =>
  fittingService(steps, { ...notes, ...change } as Notes).problem;

const profile = {
  standfirst: 'Granite steps.',
  setting: 'A port.',
  opening: { material: 'granite', place: 'ground' },
  services: { 'patio-cleaning': notes },
} as unknown as TownProfile;

const hubProblem = (change: object) =>
  fittingHub({ ...profile, ...change } as TownProfile, { named: [], all: [] })
    .problem;

test('a town whose texts name a surface in a picture has no problem', () => {
  expect([serviceProblem({}), hubProblem({})]).toEqual([undefined, undefined]);
});

test.each([
  [
    'a first sentence about a surface that lies elsewhere in the pictures',
    serviceProblem({ places: { granite: 'window' } }),
    {
      field: 'services.patio-cleaning.standfirst',
      message:
        'no picture of site/pairs.ts shows granite where the page has it: add one, or correct the profile',
    },
  ],
  [
    'materials that lie elsewhere in the pictures',
    serviceProblem({ places: { granite: 'window' }, standfirst: 'Home.' }),
    {
      field: 'services.patio-cleaning.materials',
      message:
        'no picture of site/pairs.ts shows granite where the page has it: add one, or correct the profile',
    },
  ],
  [
    'a hub that opens with a surface in no picture',
    hubProblem({ opening: { material: 'granite', place: 'window' } }),
    {
      field: 'opening',
      message: 'no picture of site/pairs.ts shows granite (window): correct it',
    },
  ],
  [
    'a hub that opens with a surface of no service',
    hubProblem({ services: {} }),
    {
      field: 'opening',
      message:
        'granite (ground) is among the materials of no service: correct it',
    },
  ],
  [
    'a hub that opens with a surface of which it does not speak',
    hubProblem({ standfirst: 'Home.' }),
    {
      field: 'opening',
      message: 'the standfirst does not speak of granite (ground): correct it',
    },
  ],
])('%s is refused with the field and the reason', (_fault, problem, said) => {
  expect(problem).toEqual(said);
});

test('pairs of what the first sentence names come first, then those of the note, and none of another place', () => {
  const fitting = fittingService(steps, {
    ...notes,
    materials: ['granite', 'slab', 'glass'],
    standfirst: 'Slabs by the sea.',
    note: 'Granite steps, green with algae, and glass.',
  } as unknown as Notes);
  expect(toOpen(fitting).slice(0, 3)).toEqual([
    ['slabs'],
    ['granite-steps'],
    ['close-granite'],
  ]);
  expect(fitting.all.flat()).not.toContain('window');
});

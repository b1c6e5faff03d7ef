import { expect, test } from 'vitest';
import { parseStarterOptions } from './starter-options.ts';

const typed = {
  name: 'Otter Plumbing',
  phone: '01227 496 0000',
  email: 'hello@otter.example',
  county: 'Kent',
  services: 'Boiler Service, Bathroom Fitting',
  towns: 'Whitstable 51.361 1.026; Herne Bay, 51.371, 1.127',
  home: 'Whitstable',
};

test('lists are taken apart, and places become parts of addresses', () => {
  const { services, towns } = parseStarterOptions({
    ...typed,
    towns: 'St Mary’s Bay 51.012 0.976; Hythe 51.07 1.08',
    home: 'Hythe',
  });
  expect(services).toEqual(['Boiler Service', 'Bathroom Fitting']);
  expect(towns).toEqual([
    {
      slug: 'st-marys-bay',
      label: 'St Mary’s Bay',
      type: 'town',
      lat: 51.012,
      lon: 0.976,
    },
    { slug: 'hythe', label: 'Hythe', type: 'town', lat: 51.07, lon: 1.08 },
  ]);
});

test('commas as a map shows them are no part of a name', () => {
  expect(parseStarterOptions(typed).towns[1]).toMatchObject({
    slug: 'herne-bay',
    label: 'Herne Bay',
    lat: 51.371,
  });
});

test.each<
  [
    what: string,
    change: Partial<Record<keyof typeof typed, string | undefined>>,
    said: string,
  ]
>([
  [
    'a name that is missing',
    { name: undefined },
    '--name: is missing: give it',
  ],
  [
    'a number without digits',
    { phone: 'ring us' },
    '--phone: "ring us" is no telephone number',
  ],
  [
    'a number that is too short',
    { phone: '01227' },
    '--phone: "01227" is no telephone number',
  ],
  [
    'an address without a host',
    { email: 'hello@' },
    '--email: "hello@" is no e-mail address',
  ],
  [
    'a service twice',
    { services: 'Taps, taps' },
    '--services: "taps" is there twice',
  ],
  [
    'a service without letters',
    { services: 'Taps, !' },
    '--services: "!" has no letter',
  ],
  [
    'no service between the commas',
    { services: ',' },
    '--services: names none',
  ],
  [
    'a town without its place',
    { towns: 'Deal' },
    '--towns: "Deal" must be name, latitude and longitude',
  ],
  [
    'a word of the language',
    { services: 'Constructor' },
    '--services: "constructor" is a word that programs keep',
  ],
  [
    'a comma between towns',
    { towns: 'Deal 51.2 1.4, Dover 51.1 1.3' },
    '--towns: "Deal 51.2 1.4, Dover 51.1 1.3" must be',
  ],
  [
    'nothing between towns',
    { towns: 'Deal 51.2 1.4 Dover 51.1 1.3' },
    '--towns: "Deal 51.2 1.4 Dover 51.1 1.3" must be',
  ],
  [
    'decimal commas',
    { towns: 'Deal 51,2 1,4' },
    '--towns: "Deal 51,2 1,4" must be',
  ],
  [
    'semicolons between services',
    { services: 'Taps; Boilers' },
    '--services: "Taps; Boilers" holds ";"',
  ],
  [
    'names too long for a title',
    { services: 'x'.repeat(47) },
    'has 61 letters, and a title 60 at most',
  ],
  [
    'a folder of the project',
    { services: 'Hub' },
    '--services: "hub" is a word that programs keep',
  ],
  [
    'a town twice',
    { towns: 'Deal 51.2 1.4; Deal 51.2 1.4' },
    '--towns: "Deal" is there twice',
  ],
  [
    'longitude first',
    { towns: 'Whitstable 1.026 51.361' },
    '--towns: Whitstable (1.026, 51.361) is not in England or Wales: latitude comes first',
  ],
  [
    'a home that is no town',
    { home: 'Deal' },
    '--home: "Deal" is none of the towns: it must be Whitstable or Herne Bay',
  ],
])('%s is reported in a line that names the option', (_what, change, said) => {
  expect(() => parseStarterOptions({ ...typed, ...change })).toThrow(said);
});

test('everything that is wrong is reported at once', () => {
  expect(() => parseStarterOptions({ towns: 'Deal' })).toThrow(
    /^--name: [^]*--phone: [^]*--towns: [^]*--home: /,
  );
});

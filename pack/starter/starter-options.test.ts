import { expect, test } from 'vitest';
import { parseStarterOptions } from './starter-options.ts';

const typed = {
  name: 'Otter Plumbing',
  phone: '01632 960 123',
  email: 'hello@otter.example',
  county: 'Kent',
  services: 'Boiler Service, Bathroom Fitting',
  towns: 'Whitstable 51.361 1.026; Herne Bay, 51.371, 1.127',
  home: 'Whitstable',
};

test('typed lists are split, and names of towns become slugs', () => {
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

test.each([
  ['Edinburgh', 55.95, -3.19],
  ['Belfast', 54.6, -5.93],
  ['Strabane', 54.83, -7.47],
  ['Lerwick', 60.15, -1.15],
  ['LS6 Headingley', 53.82, -1.58],
])('%s is accepted as a town in the United Kingdom', (label, lat, lon) => {
  const { towns } = parseStarterOptions({
    ...typed,
    towns: `${label} ${lat} ${lon}`,
    home: label,
  });
  expect(towns).toMatchObject([{ label, lat, lon }]);
});

test("commas between a town's name and coordinates are not part of the name", () => {
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
    '--phone: "ring us" is not a telephone number',
  ],
  [
    'a number that is too short',
    { phone: '01227' },
    '--phone: "01227" has 4 digits after +44 or 0, and British numbers have nine or ten',
  ],
  [
    'a Dublin number',
    { phone: '+353 1 555 0123' },
    '--phone: "+353 1 555 0123" is a number of another country',
  ],
  [
    'a Dublin number as dialled locally',
    { phone: '01 555 0123' },
    '--phone: "01 555 0123" has 8 digits',
  ],
  [
    'an address without a host',
    { email: 'hello@' },
    '--email: "hello@" is not an e-mail address',
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
    '--services: names nothing',
  ],
  [
    'a town without coordinates',
    { towns: 'Deal' },
    '--towns: "Deal" must be name, latitude and longitude',
  ],
  [
    'a reserved word of JavaScript',
    { services: 'Constructor' },
    '--services: "constructor" is a reserved word',
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
    `--towns: "${'x'.repeat(47)} in Whitstable" has 61 letters, and a title 60 at most`,
  ],
  [
    'the name of a folder that the project needs',
    { services: 'Hub' },
    '--services: "hub" is a reserved word',
  ],
  [
    'a town twice',
    { towns: 'Deal 51.2 1.4; Deal 51.2 1.4' },
    '--towns: "Deal" is there twice',
  ],
  [
    'longitude first',
    { towns: 'Whitstable 1.026 51.361' },
    '--towns: Whitstable (1.026, 51.361) is turned round: latitude comes first, 51.361 1.026',
  ],
  [
    'a county of the Republic of Ireland',
    { county: 'Co. Galway' },
    '--county: "Co. Galway" is in the Republic of Ireland',
  ],
  [
    'a town in the Republic of Ireland',
    { towns: 'Galway 53.27 -9.05' },
    '--towns: Galway (53.27, -9.05) is not in Great Britain or Northern Ireland',
  ],
  [
    'a home that is not one of the towns',
    { home: 'Deal' },
    '--home: "Deal" is not one of the towns: it must be Whitstable or Herne Bay',
  ],
])('%s is reported with the name of the option', (_what, change, said) => {
  expect(() => parseStarterOptions({ ...typed, ...change })).toThrow(said);
});

test('all options that are missing or wrong are reported together', () => {
  expect(() => parseStarterOptions({ towns: 'Deal' })).toThrow(
    /^--name: [^]*--phone: [^]*--towns: [^]*--home: /,
  );
});

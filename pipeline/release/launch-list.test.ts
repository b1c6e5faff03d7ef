import { expect, test } from 'vitest';
import {
  formatLaunchWork,
  listLaunchWork,
  listSwitchedOff,
  type LaunchInput,
} from './launch-list.ts';

const pairOf = (sample: boolean): LaunchInput['pairs'][string] => ({
  surface: 'patio',
  caption: 'A patio.',
  sample,
  after: {
    name: 'patio',
    width: 3,
    height: 2,
    hash: '',
    placeholder: ['', ''],
    alt: 'A patio',
  },
});

const ready: LaunchInput = {
  sampleFields: [],
  unwritten: [],
  specialHours: [{ date: '2026-12-25' }],
  now: new Date('2026-12-25T12:00:00Z'),
  reviews: [{ name: 'Real Customer', sample: false }],
  badges: [{ name: 'Insurance', sample: false }],
  pairs: { patio: pairOf(false) },
  posts: [{ title: 'Patio in Exmouth' }],
  variables: {
    VITE_SITE_URL: 'https://a.co.uk',
    VITE_LEAD_WEBHOOK_URL: 'https://b.co.uk',
    VITE_SUPABASE_URL: 'https://c.co.uk',
    VITE_SUPABASE_KEY: 'k',
    VITE_ANALYTICS_ID: 'G-1',
  },
  claims: [
    { id: 'insured', text: 'Insured', where: 'Home', evidence: 'Policy 1' },
  ],
  canonicals: new Map([['/', 'https://a.co.uk/']]),
  townsWithoutProfile: [],
  receiver: [],
  leftovers: [],
};
const titles = (change: Partial<LaunchInput>) =>
  listLaunchWork({ ...ready, ...change }).map(({ title, items }) => [
    title,
    items,
  ]);

test('a site with everything settled has nothing on its list', () => {
  expect(listLaunchWork(ready)).toEqual([]);
  expect(formatLaunchWork([], [])).toBe(
    'Ready to go live: nothing is a sample, unset or without evidence.',
  );
});

test.each<[string, Partial<LaunchInput>, string, string]>([
  [
    'a made-up phone number',
    { sampleFields: [{ name: 'phone', value: '07700 900382' }] },
    'Sample identity',
    'phone: 07700 900382',
  ],
  [
    'a placeholder of the starter',
    {
      unwritten: [
        { file: 'site/region.ts', marks: ['The letters of your postcodes'] },
      ],
    },
    'Not written yet',
    'site/region.ts: 1 placeholder',
  ],
  [
    'a Christmas that is over',
    { now: new Date('2026-12-26T00:30:00Z') },
    'Days with other hours',
    'The last of them is over: 2026-12-25',
  ],
  [
    'an invented review',
    { reviews: [{ name: 'Nobody', sample: true }] },
    'Sample reviews',
    'Nobody',
  ],
  [
    'a drawn certificate',
    { badges: [{ name: 'Sample certificate', sample: true }] },
    'Sample badges',
    'Sample certificate',
  ],
  [
    'a rendered photograph',
    { pairs: { patio: pairOf(true) } },
    'Sample pictures',
    'site/media/patio',
  ],
  [
    'a sample post',
    {
      variables: { ...ready.variables, VITE_SUPABASE_URL: '' },
      posts: [{ title: "The neighbour's patio", sample: true }],
    },
    'Sample job posts',
    "The neighbour's patio",
  ],
  [
    'a town without a profile',
    { townsWithoutProfile: ['Oldtown'] },
    'Towns without a profile',
    'Oldtown',
  ],
  [
    'a value of the sample',
    { leftovers: ['"Oldtown" on 1 page, first on /'] },
    'Left over from the sample',
    '"Oldtown" on 1 page, first on /',
  ],
  [
    'an address that is not set',
    { variables: { ...ready.variables, VITE_LEAD_WEBHOOK_URL: '' } },
    'Addresses not set',
    'VITE_LEAD_WEBHOOK_URL: quote requests go to the local inbox, which nobody reads',
  ],
  [
    'a receiver that answers with a page',
    { receiver: ['quote requests: a page'] },
    'Receiver of quote requests',
    'quote requests: a page',
  ],
  [
    'a claim without evidence',
    { claims: [{ id: 'eco', text: 'Eco', where: 'Home', evidence: null }] },
    'Claims without evidence',
    'Eco (Home)',
  ],
  [
    'a local canonical address',
    { canonicals: new Map([['/', 'http://127.0.0.1:4173/']]) },
    'Canonical addresses',
    '127.0.0.1:4173 is not a public address: 1 page',
  ],
  [
    'a canonical address without https',
    { canonicals: new Map([['/', 'http://a.co.uk/']]) },
    'Canonical addresses',
    'a.co.uk is not https: 1 page',
  ],
  [
    'a canonical address that begins with a figure',
    { canonicals: new Map([['/', 'http://3d.co.uk/']]) },
    'Canonical addresses',
    '3d.co.uk is not https: 1 page',
  ],
  [
    'a site that is not built',
    { canonicals: new Map() },
    'Canonical addresses',
    'The site is not built',
  ],
])('%s is listed, and nothing else is', (_, change, title, item) => {
  expect(titles(change)).toEqual([[title, [item]]]);
});

test('the text names every group, its items and what to do', () => {
  const text = formatLaunchWork(
    listLaunchWork({ ...ready, reviews: [{ name: 'Nobody', sample: true }] }),
    [],
  );
  expect(text).toContain('Sample reviews (1)\n  - Nobody\n  Replace them');
  expect(text).toContain('1 thing to settle before going live.');
});

test('a site may go live without a database and analytics, and its list says that they are off', () => {
  const variables = {
    ...ready.variables,
    VITE_SUPABASE_URL: '',
    VITE_SUPABASE_KEY: '',
    VITE_ANALYTICS_ID: undefined,
  };
  expect(listLaunchWork({ ...ready, variables })).toEqual([]);
  const text = formatLaunchWork([], listSwitchedOff(variables));
  expect(text).toMatch(/^Ready to go live/);
  expect(text).toContain('VITE_SUPABASE_URL: no database');
  expect(text).toContain('VITE_ANALYTICS_ID: no analytics');
});

test('a sample post of the pack is not listed if the diary has a hosted database', () => {
  expect(
    listLaunchWork({
      ...ready,
      posts: [{ title: 'Sample: a patio', sample: true }],
    }),
  ).toEqual([]);
});

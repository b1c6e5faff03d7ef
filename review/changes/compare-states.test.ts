import { expect, test } from 'vitest';
import type { ManifestEntry } from '../../snapshots/manifest-entry.ts';
import { compareStates } from './compare-states.ts';
import type { SiteState } from '../types.ts';

const entry: ManifestEntry = {
  path: '/a',
  title: 'A',
  description: 'About a',
  canonicalPath: '/a',
  robots: 'index',
  head: { lang: 'en-GB' },
  words: 10,
  contentHash: '1',
  changed: '',
  links: ['/', '/b'],
  headings: [
    { level: 1, text: 'A' },
    { level: 2, text: 'More' },
  ],
  images: [{ address: '/x.jpg', alt: 'X' }],
  social: { 'og:image': '/a.jpg' },
  data: {
    Business: '{"priceRange":"££","name":"B"}',
    FAQPage: '{"mainEntity":"#1 (6)"}',
  },
  text: [],
};
const site = {
  robots: ['Allow: /'],
  notInSitemap: ['/404'],
  headers: [],
  redirects: [],
};
const state = (page: Partial<ManifestEntry> = {}): SiteState => ({
  site,
  pages: new Map([[page.path ?? entry.path, () => ({ ...entry, ...page })]]),
});
const kinds = (page: Partial<ManifestEntry>) =>
  compareStates(state(), state(page)).map(({ kind, part, before, after }) => [
    kind,
    part,
    before,
    after,
  ]);

test.each([
  [
    'a price range',
    { data: { ...entry.data, Business: '{"priceRange":"£","name":"B"}' } },
    ['structured data', 'Business.priceRange', '££', '£'],
  ],
  [
    'a removed node',
    { data: { Business: entry.data.Business! } },
    ['structured data', 'FAQPage', 'there', ''],
  ],
  [
    'a changed heading level',
    {
      headings: entry.headings.map(({ text }) => ({ level: 2, text })),
    },
    ['headings', '', '1 A', '2 A'],
  ],
  [
    'a tag for one search engine',
    { head: { lang: 'en-GB', googlebot: 'noindex' } },
    ['head', 'googlebot', '', 'noindex'],
  ],
  [
    'an added tag with the name of a property of every object',
    { head: { lang: 'en-GB', constructor: 'x' } as never },
    ['head', 'constructor', '', 'x'],
  ],
  [
    'a changed social image',
    { social: { 'og:image': '/b.jpg' } },
    ['social tags', 'og:image', '/a.jpg', '/b.jpg'],
  ],
  [
    'a picture without its text',
    { images: [{ address: '/x.jpg', alt: '' }] },
    ['pictures', '', '/x.jpg X', '/x.jpg'],
  ],
  ['a removed link', { links: ['/'] }, ['links', '', '/b', '']],
  [
    'a page that asks not to be indexed',
    { robots: 'noindex' },
    ['robots', '', 'index', 'noindex'],
  ],
])(
  '%s is reported as such, and nothing else is reported',
  (_, page, change) => {
    expect(kinds(page)).toEqual([change]);
  },
);

test('a heading of which only the level changed is reported with both levels', () => {
  const heading = (level: number, text: string) =>
    state({ headings: [{ level, text }] });
  const levels = (after: SiteState) =>
    compareStates(heading(2, '2 steps'), after).map((each) => each.levels);
  expect(levels(heading(3, '2 steps'))).toEqual([[2, 3]]);
  expect(levels(heading(3, '3 steps'))).toEqual([undefined]);
});

test('a changed sentence is reported with its earlier text', () => {
  const before = state({ text: ['We wash slate roofs by hand.', 'Call us.'] });
  const after = state({
    contentHash: '2',
    text: ['We wash slate roofs by brush.', 'Call us.'],
  });
  expect(compareStates(before, after)).toEqual([
    {
      path: '/a',
      kind: 'text',
      part: '',
      before: 'We wash slate roofs by hand.',
      after: 'We wash slate roofs by brush.',
    },
  ]);
});

test('added and removed pages are reported, and so is a page that left the sitemap', () => {
  const other = {
    ...state({ path: '/b' }),
    site: { ...site, notInSitemap: ['/404', '/b'] },
  };
  expect(
    compareStates(state(), other).map(({ path, kind, before, after }) => [
      path,
      kind,
      before,
      after,
    ]),
  ).toEqual([
    ['/b', 'page', '', 'added'],
    ['/a', 'page', 'there', ''],
    ['/b', 'site map', 'listed', 'left out'],
  ]);
});

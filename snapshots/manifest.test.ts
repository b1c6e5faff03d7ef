import { expect, test } from 'vitest';
import { formatManifest, parseManifest } from './manifest-file.ts';
import { dateOf, manifestEntry, manifestSite } from './manifest.ts';
import type { PageFacts } from './page-facts.ts';

const facts: PageFacts = {
  title: 'Gallery',
  description: 'Before and "after"',
  canonical: 'https://clean.example/gallery',
  robots: 'index, follow',
  mainText: 'Our Work\nEight pairs in Exeter',
  links: ['/', '/get-quote'],
  headings: ['1 Our Work'],
  images: ['/pictures/roof-1a2b-960.jpg A roof'],
  social: {
    'og:title': 'Gallery',
    'og:description': 'Before and "after"',
    'og:url': 'https://clean.example/gallery',
    'og:image': 'https://clean.example/social/gallery.jpg',
  },
  jsonLd: ['{"@context":"https://schema.org","@graph":[{"@type":"Thing","url":"https://clean.example/gallery"}]}'],
};
const entryOf = (changes: Partial<PageFacts> = {}, path = '/gallery') =>
  manifestEntry({ path, facts: { ...facts, ...changes } });
const entry = entryOf();
const site = { robots: ['Allow: /'], notInSitemap: ['/404'], headers: ['/*'], redirects: ['/a.html 308 /a'] };

test('an entry holds what crawlers see, once', () => {
  expect(entry).toEqual({
    path: '/gallery',
    title: 'Gallery',
    description: 'Before and "after"',
    canonicalPath: '/gallery',
    robots: 'index, follow',
    words: 6,
    contentHash: expect.stringMatching(/^[0-9a-f]{16}$/),
    changed: '',
    links: ['/', '/get-quote'],
    headings: ['1 Our Work'],
    images: ['/pictures/roof-1a2b-960.jpg A roof'],
    social: { 'og:image': '/social/gallery.jpg' },
    data: { Thing: '{"url":"~"}' },
    beside: ['+Our Work', '+Eight pairs in Exeter'],
  });
});

test('an entry does not depend on where the site is served', () => {
  const local = JSON.parse(JSON.stringify(facts).replaceAll('https://clean.example', 'http://127.0.0.1:4173'));
  expect(manifestEntry({ path: '/gallery', facts: local })).toEqual(entry);
});

test('a social tag that says something else, or is missing, is told', () => {
  const { 'og:url': _, ...social } = facts.social;
  expect(entryOf({ social: { ...social, 'og:title': 'Other' } }).social).toEqual({
    'og:title': 'Other',
    'og:image': '/social/gallery.jpg',
    'og:url': 'missing',
  });
});

test('the hash follows the text and nothing else', () => {
  expect(entryOf({ title: 'Other', links: [] }).contentHash).toBe(entry.contentHash);
  expect(entryOf({ mainText: `${facts.mainText}.` }).contentHash).not.toBe(entry.contentHash);
});

test('a page keeps its date while its content is as committed; other content takes the date given, or waits for one', () => {
  const committed = new Map([['/gallery', { contentHash: entry.contentHash, changed: '2026-10-01' }]]);
  const other = entryOf({ mainText: 'New words' });
  const dates = (entries: (typeof entry)[], date?: string) => entries.map((page) => dateOf(page, committed, date));
  expect(dates([entry, other], '2026-11-22')).toEqual(['2026-10-01', '2026-11-22']);
  expect(dates([entry, other])).toEqual(['2026-10-01', '']);
});

test('the files are read as they were written', () => {
  const pages = [
    entry,
    entryOf({ links: ['/'], social: {} }, '/services'),
    entryOf({ mainText: 'Other' }, '/guarantee'),
  ];
  const { manifest, words } = formatManifest({ site, pages });
  const sorted = (page: typeof entry) => ({
    ...page,
    social: Object.fromEntries(Object.entries(page.social).sort()),
    beside: page.beside.toSorted(),
  });
  expect(parseManifest({ manifest, words }, 'manifest.json')).toEqual({ site, pages: pages.map(sorted) });
});

test('a change of one page changes the lines of that page and no other', () => {
  const pages = ['/a', '/b', '/c', '/d'].map((path) => entryOf({}, path));
  const lines = (changed: Partial<PageFacts>) =>
    formatManifest({ site, pages: [...pages.slice(0, 3), entryOf(changed, '/d')] }).manifest.split('\n');
  const before = lines({});
  const after = lines({ links: ['/', '/new'], images: [], headings: ['2 Our Work'] });
  const changed = after.filter((line) => !before.includes(line));
  expect(changed.every((line) => after.indexOf(line) > after.indexOf('      "path": "/d",'))).toBe(true);
  expect(changed).toContainEqual('        "2 Our Work"');
});

test('a manifest of an earlier form, or none, is refused in one line that says what to do', () => {
  for (const manifest of ['[]', '{', '{"pages":[]}'])
    expect(() => parseManifest({ manifest }, 'manifest.json')).toThrow(
      'manifest.json: is no manifest, or one of an earlier form: run npm run build and commit it',
    );
});

test('the site says which pages its map leaves out', () => {
  const told = manifestSite({
    headers: [],
    redirects: [],
    siteUrl: 'https://clean.example',
    paths: ['/', '/404'],
    robotsTxt: 'Allow: /\n\nSitemap: https://clean.example/sitemap.xml\n',
    sitemap: '<loc>https://clean.example/</loc>',
  });
  expect(told).toMatchObject({ notInSitemap: ['/404'], robots: ['Allow: /', 'Sitemap: /sitemap.xml'] });
});

import { expect, test } from 'vitest';
import { describePage } from './cached-pages.ts';
import { linesOfPage, manifestFiles, parseManifest } from './manifest-file.ts';
import { manifestEntry, manifestSite, dataLines } from './manifest.ts';
import type { PageFacts } from './page-facts.ts';

const facts: PageFacts = {
  title: 'Gallery',
  description: 'Before and "after"',
  canonical: 'https://clean.example/gallery',
  robots: 'index, follow',
  head: { lang: 'en-GB', alternate: 'https://clean.example/feed' },
  mainText: 'Our Work\nEight pairs in Exeter. More soon.',
  links: ['/', '/get-quote'],
  headings: [{ level: 1, text: 'Our Work' }],
  images: [{ address: '/pictures/roof 1a2b-960.jpg', alt: 'A roof' }],
  social: {
    'og:title': 'Gallery',
    'og:description': 'Before and "after"',
    'og:url': 'https://clean.example/gallery',
    'og:image': 'https://clean.example/social/gallery.jpg',
  },
  jsonLd: [
    '{"@context":"https://schema.org","@graph":[{"@type":"Thing","@id":"https://clean.example/gallery#page","url":"https://clean.example/gallery","image":"https://clean.example/a.jpg"}]}',
  ],
};
const entryOf = (changes: Partial<PageFacts> = {}, path = '/gallery') =>
  manifestEntry(path, { ...facts, ...changes });
const entry = entryOf();
const site = {
  robots: ['Allow: /'],
  notInSitemap: ['/404'],
  headers: ['/*'],
  redirects: ['/a.html 308 /a'],
};

test('an entry holds what crawlers see on a page, without social tags that repeat its title, description or URL', () => {
  expect(entry).toEqual({
    path: '/gallery',
    title: 'Gallery',
    description: 'Before and "after"',
    canonicalPath: '/gallery',
    robots: 'index, follow',
    head: { lang: 'en-GB', alternate: '/feed' },
    words: 8,
    contentHash: expect.stringMatching(/^[0-9a-f]{16}$/),
    changed: '',
    links: ['/', '/get-quote'],
    headings: [{ level: 1, text: 'Our Work' }],
    images: [{ address: '/pictures/roof 1a2b-960.jpg', alt: 'A roof' }],
    social: { 'og:image': '/social/gallery.jpg' },
    data: { Thing: '{"@id":"~#page","url":"~","image":"/a.jpg"}' },
    text: ['Our Work', 'Eight pairs in Exeter.', 'More soon.'],
  });
});

test('an entry does not depend on the origin that the site is served from', () => {
  const local = JSON.parse(
    JSON.stringify(facts).replaceAll(
      'https://clean.example',
      'http://127.0.0.1:4173',
    ),
  );
  expect(manifestEntry('/gallery', local)).toEqual(entry);
});

test("an entry lists a social tag that differs from the page's own tag, or is missing", () => {
  const { 'og:url': _, ...social } = facts.social;
  expect(
    entryOf({ social: { ...social, 'og:title': 'Other' } }).social,
  ).toEqual({
    'og:title': 'Other',
    'og:image': '/social/gallery.jpg',
    'og:url': 'missing',
  });
});

test('the content hash changes with the main text, but not with the title or the links', () => {
  expect(entryOf({ title: 'Other', links: [] }).contentHash).toBe(
    entry.contentHash,
  );
  expect(entryOf({ mainText: `${facts.mainText}.` }).contentHash).not.toBe(
    entry.contentHash,
  );
});

test('the address of a picture may have spaces', () => {
  expect(describePage(entry).images).toEqual(['/pictures/roof 1a2b-960.jpg']);
});

const pages = ['/a', '/b', '/c'].map((path) => entryOf({}, path));
const write = (all: readonly (typeof entry)[]) =>
  manifestFiles(site, all.map(linesOfPage));

/** Returns the lines of `after` that `before` lacks. */
const newLines = (before: string, after: string) => {
  const known = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !known.has(line));
};

test('the committed files are parsed into the entries that were written', () => {
  expect(parseManifest(write(pages), 'manifest.json')).toEqual({ site, pages });
});

test('a changed word changes one line of words.txt', () => {
  const after = write([
    ...pages.slice(0, 2),
    entryOf({ mainText: 'Our Work\nNine pairs in Exeter. More soon.' }, '/c'),
  ]);
  expect(newLines(write(pages).words, after.words)).toEqual([
    '  Nine pairs in Exeter.',
  ]);
});

test('removing a page removes one block from each file, and changing an item of a list changes one line', () => {
  const [all, without] = [write(pages), write([pages[0]!, pages[2]!])];
  for (const name of ['manifest', 'words'] as const) {
    const gone = all[name].length - without[name].length;
    const start = all[name].indexOf(
      name === 'words' ? 'page /b' : '    {\n      "path": "/b"',
    );
    expect(all[name].slice(0, start) + all[name].slice(start + gone)).toBe(
      without[name],
    );
  }
  const moved = write([
    ...pages.slice(0, 2),
    entryOf(
      { headings: [{ level: 2, text: 'Our Work' }], links: ['/', '/new'] },
      '/c',
    ),
  ]);
  expect(newLines(all.manifest, moved.manifest)).toEqual([
    '        "/new"',
    '        {"level":2,"text":"Our Work"}',
  ]);
});

test('a file that is not a manifest, or has an earlier format, is refused with a remedy', () => {
  for (const manifest of ['[]', '{', '{"pages":[{}]}', write(pages).manifest])
    expect(() =>
      parseManifest({ manifest, words: '' }, 'manifest.json'),
    ).toThrow('manifest.json');
  expect(() =>
    parseManifest({ manifest: '{', words: '' }, 'manifest.json'),
  ).toThrow('run npm run build and commit it');
});

test('the manifest lists the pages that the sitemap leaves out', () => {
  const whole = manifestSite({
    headers: [],
    redirects: [],
    siteUrl: 'https://clean.example',
    paths: ['/', '/404'],
    robotsTxt: 'Allow: /\n\nSitemap: https://clean.example/sitemap.xml\n',
    sitemap: '<loc>https://clean.example/</loc>',
  });
  expect(whole).toMatchObject({
    notInSitemap: ['/404'],
    robots: ['Allow: /', 'Sitemap: /sitemap.xml'],
  });
});

const lines = (nodes: object[]) =>
  dataLines(
    [
      JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': nodes,
      }),
    ],
    'https://clean.example/gallery',
  );

const blogPost = [{ '@type': 'BlogPosting', headline: 'A drive' }];

test.each<[string, object[], Record<string, string>]>([
  [
    'a short value is stored as it is, and the second node of a type gets a distinct name',
    [{ '@type': 'Service', priceRange: '££' }, { '@type': 'Service' }],
    { Service: '{"priceRange":"££"}', 'Service 2': '{}' },
  ],
  [
    'posts of the diary are left out',
    [{ '@type': 'Blog', name: 'Diary', blogPost }],
    { Blog: '{"name":"Diary"}' },
  ],
  [
    'the date that a build adds is left out',
    [{ '@type': 'WebPage', dateModified: '2026-11-22' }],
    { WebPage: '{}' },
  ],
])('in the lines of structured data, %s', (_what, nodes, expected) => {
  expect(lines(nodes)).toEqual(expected);
});

test('a change deep in a long list changes its line of structured data', () => {
  const faq = (answer: string) => {
    const questions = ['one', 'two', answer].map((text) => ({
      '@type': 'Question',
      name: text.repeat(20),
    }));
    return lines([{ '@type': 'FAQPage', mainEntity: questions }]).FAQPage;
  };
  expect(faq('three')).toMatch(/^\{"mainEntity":"#[0-9a-f]{8} \(3\)"\}$/);
  expect(faq('three')).not.toBe(faq('trhee'));
});

test('a block of structured data that cannot be parsed is listed as broken', () => {
  const lines = dataLines(['{'], 'https://clean.example/gallery');
  expect(Object.keys(lines)).toEqual(['broken']);
});

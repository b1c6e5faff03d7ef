import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseJobPosts } from './job-post.ts';
import { findService } from '../services.ts';
import { findTown } from '../towns.ts';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReset().mockReturnValue());
afterEach(() => void warn.mockReset());

const origins = ['https://photos.example'];
const row = {
  id: 1,
  title: 'Patio in Falmouth',
  town_slug: 'falmouth',
  town_label: 'Falmouth',
  service_slug: 'patio-cleaning',
  date_iso: '2026-03-09',
  images: [
    { src: '/diary/before.jpg', alt: 'Before' },
    'https://photos.example/after.jpg',
  ],
  body: 'First line\n\nSecond line',
  created_at: '2026-03-09T17:00:00.000Z',
};

test('a database row becomes a post', () => {
  expect(parseJobPosts([row], origins)).toEqual([
    {
      title: 'Patio in Falmouth',
      townSlug: 'falmouth',
      townLabel: 'Falmouth',
      serviceSlug: 'patio-cleaning',
      dateISO: '2026-03-09',
      images: [
        { src: '/diary/before.jpg', alt: 'Before' },
        { src: 'https://photos.example/after.jpg' },
      ],
      body: 'First line\n\nSecond line',
    },
  ]);
  expect(warn).not.toHaveBeenCalled();
});

test('posts with photographs are read in browsers without URL.parse, such as Safari 17', () => {
  const parse = vi.spyOn(URL, 'parse').mockImplementation(() => {
    throw new TypeError('URL.parse is not a function');
  });
  expect(parseJobPosts([row], origins)).toHaveLength(1);
  parse.mockRestore();
});

test.each([null, undefined])(
  "a row whose optional fields are %s is shown under the town's own name",
  (nothing) => {
    expect(
      parseJobPosts(
        [{ ...row, body: nothing, town_label: nothing, images: nothing }],
        [],
      ),
    ).toMatchObject([{ body: '', townLabel: 'Falmouth', images: [] }]);
  },
);

test("a post's date is the day in British time, even if the database stores it in UTC", () => {
  const dated = { ...row, date_iso: '2026-07-09 23:30:00+00' };
  expect(parseJobPosts([dated], origins)[0]?.dateISO).toBe('2026-07-10');
});

test.each<[string, unknown, string[]]>([
  ['one address', '/a.jpg', ['/a.jpg']],
  ['one object', { src: '/a.jpg' }, ['/a.jpg']],
  ['an object as text', '{"src":"/a.jpg"}', ['/a.jpg']],
  ['a list as text', '[{"src":"/a.jpg"}]', ['/a.jpg']],
  ['without alternative text', [{ src: '/a.jpg', alt: null }], ['/a.jpg']],
  ['nothing', '', []],
  ['broken JSON', '[{"src":', []],
  ['a number', 7, []],
  [
    'more than a card shows',
    Array.from({ length: 5000 }, (_, index) => `/${index}.jpg`),
    Array.from({ length: 24 }, (_, index) => `/${index}.jpg`),
  ],
])(
  'if the photographs are %s, the valid ones are kept and so is the post',
  (_what, images, kept) => {
    const [post] = parseJobPosts([{ ...row, images }], origins);
    expect(post?.title).toBe(row.title);
    expect(post?.images.map(({ src }) => src)).toEqual(kept);
  },
);

test("a warning about a photograph names the post's own id and title, and the photograph's URL", () => {
  const images = ['https://elsewhere.example/a.jpg'];
  parseJobPosts([row, { ...row, id: 50, images }], origins);
  expect(warn.mock.calls.at(-1)![0]).toMatch(
    /^Job post 50 "Patio in Falmouth": photograph left out: "https:\/\/elsewhere\.example\/a\.jpg" is neither /,
  );
});

test.each([
  ['no title', { title: undefined }],
  ['a blank title', { title: '  ' }],
  ['a title that is not text', { title: 7 }],
  ['an unknown town', { town_slug: 'london' }],
  ['the town __proto__', { town_slug: '__proto__' }],
  ['an unknown service', { service_slug: 'roof-cleaning' }],
  ['no date', { date_iso: null }],
  ['an invalid date', { date_iso: 'yesterday' }],
  ['a date that only some browsers read', { date_iso: 'March 9 2026' }],
  ['a title longer than the table allows', { title: 'x'.repeat(201) }],
  ['a text longer than the table allows', { body: 'x'.repeat(20_001) }],
  ['a body that is not text', { body: 7 }],
])(
  'a row with %s is left out with a warning that names its own id and title, and other rows are kept',
  (_what, change) => {
    const wrong = { ...row, id: 50, ...change };
    expect(parseJobPosts([wrong, row], origins)).toHaveLength(1);
    expect(warn).toHaveBeenCalledOnce();
    const title = JSON.stringify(wrong.title)?.slice(0, 200);
    const name = ['Job post', 50, title ?? []].flat().join(' ');
    expect(warn.mock.calls[0]![0]).toContain(`${name} left out:`);
  },
);

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'vbscript:msgbox',
  '//elsewhere.example/a.jpg',
  'http://photos.example/a.jpg',
  'https://elsewhere.example/a.jpg',
  'https://photos.example.evil.example/a.jpg',
  'https://photos.example@evil.example/a.jpg',
  '/\\elsewhere.example/a.jpg',
  '\\\\elsewhere.example\\a.jpg',
  '/\t/elsewhere.example/a.jpg',
  '\n//elsewhere.example/a.jpg',
  'a.jpg',
  '',
])(
  'the photograph %j is left out with a warning, and its post is kept',
  (src) => {
    expect(
      parseJobPosts(
        [{ ...row, images: [{ src }, src, '/kept.jpg'] }],
        origins,
      )[0]!.images,
    ).toEqual([{ src: '/kept.jpg' }]);
    expect(warn).toHaveBeenCalledTimes(2);
  },
);

test('parsing never throws and yields only valid posts, whatever the database returns', () => {
  const hostileText = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'javascript:alert(1)',
      '__proto__',
      'constructor',
      '2026-99-99',
      '\u0000',
      '[{"src":"javascript:1"}]',
    ),
  );
  const hostileValue = fc.oneof(fc.jsonValue({ maxDepth: 1 }), hostileText);
  const nearlyRight = fc
    .dictionary(fc.constantFrom(...Object.keys(row)), hostileValue, {
      maxKeys: 3,
    })
    .map((changes) => ({ ...row, ...changes }));
  const photos = fc.array(
    fc.oneof(
      hostileValue,
      fc.record(
        { src: fc.oneof(hostileText, fc.webUrl()), alt: hostileValue },
        { requiredKeys: ['src'] },
      ),
    ),
  );
  const withPhotos = photos.map((images) => ({ ...row, images }));
  fc.assert(
    fc.property(
      fc.array(fc.oneof(hostileValue, nearlyRight, withPhotos), {
        maxLength: 5,
      }),
      (rows) => {
        for (const post of parseJobPosts(rows, origins)) {
          expect(findTown(post.townSlug)).toBeDefined();
          expect(findService(post.serviceSlug)).toBeDefined();
          expect(post.title.trim()).not.toBe('');
          expect(new Date(post.dateISO).getTime()).not.toBeNaN();
          for (const { src, alt } of post.images) {
            expect(['https://site.example', ...origins]).toContain(
              new URL(src, 'https://site.example').origin,
            );
            expect(typeof alt === 'string' || alt === undefined).toBe(true);
          }
          expect(new Set(post.images.map(({ src }) => src)).size).toBe(
            post.images.length,
          );
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('a warning escapes characters that would control a terminal or a build log', () => {
  parseJobPosts(
    [{ ...row, town_slug: 'exeter\u001b[2J\n::error::x\u2066\uD800' }],
    origins,
  );
  expect(warn.mock.calls[0]![0]).toContain(
    'exeter\\u{001b}[2J\\u{000a}::error::x\\u{2066}\uFFFD',
  );
});

import { expect, test } from 'vitest';
import { compareHtml } from './compare-html.ts';

const page = (body: string, mark = 'a1') =>
  `<head><meta name="build" content="${mark}"><script src="/assets/start-${mark}.js" ` +
  `integrity="sha384-${mark}"></script></head><body>${body}</body>`;

/** Compares one page whose body changes and whose bundle is another. */
const compare = (before: string, after: string) =>
  compareHtml(['/'], () => ({
    before: page(before),
    after: page(after, 'b2'),
  })).map(({ kind, example }) => [kind, example.before, example.after]);

const icon = '<a href="/"><svg aria-hidden="true"><path d="M0"/></svg>Home</a>';

test('another bundle and another mark of the build are no difference', () => {
  expect(compare(icon, icon)).toEqual([]);
});

test('an attribute that many pages lose is one kind of difference with all its pages', () => {
  const before = page(icon.repeat(2));
  const after = before.replaceAll(' aria-hidden="true"', '');
  expect(
    compareHtml(['/', '/faq', '/404'], (path) => ({
      before,
      after: path === '/404' ? before : after,
    })),
  ).toEqual([
    expect.objectContaining({
      kind: 'attribute removed, aria-hidden of <svg>',
      pages: ['/', '/faq'],
    }),
  ]);
});

test.each([
  [
    'a text and an attribute beside it that change',
    '<p class="a">Old</p>',
    '<p class="b">New</p>',
    [
      ['attribute changed, class of <p>', 'a', 'b'],
      ['text changed', 'text: Old', 'text: New'],
    ],
  ],
  [
    'an element that comes with all that is in it',
    '<p>One</p>',
    '<p>One</p><ul class="x"><li>Two</li><li>Three</li></ul>',
    [['<ul> added', '', '<ul class="x">']],
  ],
  [
    'an element that goes from around another',
    '<div><p>One</p></div>',
    '<p>One</p>',
    [['<div> removed', '<div>', '']],
  ],
  [
    'data in a script',
    '<script type="application/json">{"a":1}</script>',
    '<script type="application/json">{"a":2}</script>',
    [
      [
        'text of <script> changed',
        'text of <script>: {"a":1}',
        'text of <script>: {"a":2}',
      ],
    ],
  ],
  [
    'an element that moves out of another',
    '<ul><li>One</li></ul><p>Two</p>',
    '<ul><li>One</li><p>Two</p></ul>',
    [['order, nesting or spaces changed', '', '']],
  ],
  [
    'one of two equal elements',
    '<b>One</b><hr><hr>',
    '<b>One</b><hr>',
    [['<hr> removed', '<hr>', '']],
  ],
])('%s: the kinds of difference are told', (_, before, after, told) => {
  expect(compare(before, after)).toEqual(told);
});

test('a page that only one state has is a difference', () => {
  const html = page(icon);
  expect(
    compareHtml(['/old', '/new'], (path) => ({
      before: path === '/old' ? html : undefined,
      after: path === '/new' ? html : undefined,
    })).map(({ kind, pages }) => [kind, ...pages]),
  ).toEqual([
    ['page removed', '/old'],
    ['page added', '/new'],
  ]);
});

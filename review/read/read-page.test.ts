import { expect, test } from 'vitest';
import { readPage } from './read-page.ts';

test('text is read block by block, without scripts, drawings and hidden elements', () => {
  const { blocks } = readPage(
    '<main><h1>One</h1><p>Two <b>three</b></p><svg><title>No</title></svg><script>no</script><p hidden>no</p><p>A<span aria-hidden="true">+</span></p></main>',
  );
  expect(blocks.map(({ tag, text, region }) => [tag, text, region])).toEqual([
    ['h1', 'One', 'main'],
    ['p', 'Two three', 'main'],
    ['p', 'A', 'main'],
  ]);
});

test('two links side by side are two words, and a link inside a sentence gets no spaces', () => {
  expect(
    readPage('<div><a href="/a">Call</a><a href="/b">Write</a></div>')
      .blocks[0]!.text,
  ).toBe('Call Write');
  expect(
    readPage('<p>Ask <a href="/a">us</a>, today.</p>').blocks[0]!.text,
  ).toBe('Ask us, today.');
});

test('each link is read with its words and its region, and a breadcrumb belongs to the page', () => {
  const { links } = readPage(
    '<header><nav><a href="/a">A</a></nav></header><nav aria-label="Breadcrumb"><a href="/b">B</a></nav><main><a href="/c"><img src="c.jpg" alt="C"></a></main><nav><a href="/d">D</a><svg><a href="/e" aria-label="E"><circle/></a></svg></nav>',
  );
  expect(
    links.map(({ address, text, region }) => [address, text, region]),
  ).toEqual([
    ['/a', 'A', 'header'],
    ['/b', 'B', 'aside'],
    ['/c', 'C', 'main'],
    ['/d', 'D', 'nav'],
    ['/e', 'E', 'nav'],
  ]);
});

test('all sizes of a picture count as files of the page', () => {
  const { resources } = readPage(
    '<picture><source srcset="/a.avif 400w, /b.avif 800w"><img src="/c.jpg" srcset="/d.jpg 2x"></picture>',
  );
  expect(resources.map(({ address }) => address).sort()).toEqual([
    '/a.avif',
    '/b.avif',
    '/c.jpg',
    '/d.jpg',
  ]);
});

const textOf = (main: string) =>
  readPage(
    `<header>Head</header><main>${main}</main><footer>Foot</footer>`,
  ).running.trim();

test('running text keeps the words of one block on one line', () => {
  expect(
    textOf('<h1>Gutters</h1><p>Moss and <a href="/x">silt</a>.</p>').split(
      /\n+/,
    ),
  ).toEqual(['Gutters', 'Moss and silt.']);
});

test.each([
  'header',
  'aside',
  'nav',
  'figure',
  'table',
  'form',
  'dialog',
  'script',
])('text in a %s is not running text', (tag) => {
  expect(textOf(`<p>Text</p><${tag}>Beside</${tag}>`)).toBe('Text');
});

import { expect, test } from 'vitest';
import { collectFacts, readPageFacts } from './page-facts.ts';
import { OddMarkup, parseMarkup, readPlainMarkup, type MarkupListener } from './read-markup.ts';

/** What is told of markup, a line each; neighbouring texts are one. */
function told(html: string, read: (html: string, listener: MarkupListener) => void): string[] {
  const lines: string[] = [];
  read(html, {
    onOpen: (name, attributes) => void lines.push(`<${name} ${JSON.stringify(attributes())}`),
    onText: (text) => void (lines.at(-1)?.startsWith('"') ? lines.push(lines.pop() + text) : lines.push(`"${text}`)),
    onClose: (name) => void lines.push(`>${name}`),
  });
  return lines;
}

test.each([
  ['elements, void ones among them', '<!DOCTYPE html><main><p>One<br/>two <img alt="" src="/a.jpg"></p></main>'],
  ['the marks React leaves in text', '<p>One<!-- --> two<!--$--> <b>three</b><!--/$--></p>'],
  [
    'attributes with entities, and without a value',
    '<a href="/a?b=1&amp;c" data-live hidden="">A &lt;b&gt; &#x27;c&#x27;</a>',
  ],
  ['names in mixed case', '<svg viewBox="0 0 1 1"><PATH D="M0"></path></svg>'],
  ['ends in mixed case', '<Main><P>One</p></MAIN>'],
  [
    'what scripts, styles and titles hold',
    '<title>A &amp; <b></title><script>a<b && "</p>"</script><style>a>b{}</style>',
  ],
  ['a sign that ends no tag', '<p title="a > b">5 > 4</p>'],
])('plain markup is told as by a parser of any HTML: %s', (_what, html) => {
  expect(told(html, readPlainMarkup)).toEqual(told(html, parseMarkup));
});

test.each([
  ['an element without its end', '<main><p>One</main>'],
  ['an end that is not due', '<p>One</b></p>'],
  ['an element that nothing ends', '<main>One'],
  ['a paragraph that a heading ends', '<main><p>One<h2>Two</h2></p></main>'],
  ['attributes without quotes', '<main><img src=/a.jpg alt=A></main>'],
  ['attributes in single quotes', "<main><img src='/a.jpg'></main>"],
  ['an entity that React does not write', '<main>One&nbsp;two &rsquo;</main>'],
  ['a sign that begins no tag', '<main>4 < 5</main>'],
  ['a script without its end', '<main><script>let a;</main>'],
])('other markup is left to that parser: %s', (_what, html) => {
  expect(() => collectFacts(html, readPlainMarkup)).toThrow(OddMarkup);
  expect(readPageFacts(html)).toEqual(collectFacts(html, parseMarkup));
});

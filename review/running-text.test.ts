import { expect, test } from 'vitest';
import { runningText } from './running-text.ts';

const textOf = (main: string) => runningText(`<header>Head</header><main>${main}</main><footer>Foot</footer>`).trim();

test('text is what is read from one end to the other, words in one line together', () => {
  expect(textOf('<h1>Gutters</h1><p>Moss and <a href="/x">silt</a>.</p>').split(/\n+/)).toEqual([
    'Gutters',
    'Moss and silt.',
  ]);
});

test.each(['header', 'aside', 'nav', 'figure', 'table', 'form', 'dialog', 'script'])(
  'what stands in a %s is beside it',
  (tag) => {
    expect(textOf(`<p>Text</p><${tag}>Beside</${tag}>`)).toBe('Text');
  },
);

test('a page without a main element has none', () => {
  expect(runningText('<p>Text</p>')).toBe('');
});

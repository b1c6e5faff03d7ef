import { expect, test } from 'vitest';
import { colouredMark, markProblems, readMark } from './mark.ts';
import { readTheme } from './theme.ts';

const theme = readTheme();
const messages = (inside: string) =>
  markProblems(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`,
    theme,
  ).map(({ message }) => message);

test('a self-contained drawing has no problems', () => {
  expect(markProblems(readMark(), theme)).toEqual([]);
  expect(
    messages(
      '<style>.a{fill:#123}</style><clipPath id="c"><path d="M0 0"/></clipPath><use href="#c" clip-path="url(#c)"/>',
    ),
  ).toEqual([]);
});

test.each([
  ['<script>alert(1)</script>', /has <script>/],
  ['<path d="M0 0" onload="x()"/>', /has a script in onload/],
  ['<foreignObject/>', /has <foreignObject>/],
  ['<image href="https://x.example/a.png"/>', /has <image>/],
  ['<use xlink:href="other.svg#a"/>', /names another file in xlink:href/],
  ['<path fill="url(https://x.example/a#b)"/>', /names another file in fill/],
  ['<style>@import "x.css"</style>', /names another file in its styles/],
  ['<path fill="var(--color-purple)"/>', /"--color-purple" is not a colour/],
])('a logo with %s is reported', (inside, said) => {
  expect(messages(inside)).toContainEqual(expect.stringMatching(said));
});

test('a file that is not an SVG is reported', () => {
  expect(markProblems('PNG', theme)).toEqual([
    { file: 'site/mark.svg', message: expect.stringMatching(/^is not an SVG/) },
  ]);
});

test('the logo is drawn in the colours of the theme', () => {
  expect(
    colouredMark(
      '<path fill="var(--color-deep)"/>',
      new Map([['deep', '#012345']]),
    ),
  ).toBe('<path fill="#012345"/>');
});

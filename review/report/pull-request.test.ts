import { expect, test } from 'vitest';
import { markdownSummary } from './pull-request.ts';

/** Texts that Markdown, or GitHub, would make into a picture, a link, a mention or markup. */
const hostile = [
  '![i](https://evil.example/b.gif)',
  '[click](javascript:alert(1))',
  '@everyone and #12',
  'www.evil.example or ann@person.example',
  '<img src=x>',
  'ends `code` [here](//evil.example)',
  'a\r\rnew [paragraph](//evil.example)',
];

/** Removes what stands in code, line by line, since code ends with its paragraph. */
const outsideCode = (markdown: string) =>
  markdown
    .split(/[\r\n]/)
    .map((line) => line.replaceAll(/`[^`]*`/g, ''))
    .join('\n');

test.each(hostile)('the summary quotes %j as text', (text) => {
  const edits = [
    { before: `same ${text} was`, after: `same ${text} is ${text}` },
    { before: '', after: text },
    { before: text, after: '' },
  ];
  const finding = {
    rule: 'missing-file',
    path: `/${text}`,
    what: text,
    cause: text,
    where: text,
    source: text,
    pages: [],
    level: 'error',
  } as const;
  const change = {
    path: `/${text}`,
    kind: 'head',
    part: text,
    causes: [text],
  } as const;
  const cause = { name: text, files: [], edits, kinds: [], pages: [] };
  const summary = (more: object) =>
    markdownSummary({
      pageCount: 1,
      findings: [finding],
      comparedWith: { from: text },
      changes: edits.map((edit) => ({ ...change, ...edit })),
      causes: [cause],
      ...more,
    });
  const all = [
    summary({}),
    summary({ causesUnknown: text }),
    summary({ comparedWith: { from: text, reason: text } }),
  ].join('\n');
  expect(all.split('missing-file')).toHaveLength(4);
  expect(outsideCode(all)).not.toMatch(/evil|click|everyone|person|img|here/);
});

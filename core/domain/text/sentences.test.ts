import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

test.each<[string, string[]]>([
  ['', []],
  ['  \n ', []],
  ['Request a quote', ['Request a quote']],
  [' From £3.50 a metre. Ask us! ', ['From £3.50 a metre.', 'Ask us!']],
  ['Is it dry? yes. We look.', ['Is it dry?', 'yes.', 'We look.']],
  [
    'He said “Wait.” She did (today.) Fine',
    ['He said “Wait.”', 'She did (today.)', 'Fine'],
  ],
  ['Rain, frost, etc. are known here.', ['Rain, frost, etc. are known here.']],
  ['On tidemark.example. Then more…', ['On tidemark.example.', 'Then more…']],
  ['One line\nand another. Last', ['One line', 'and another.', 'Last']],
])('the text %j is split into the sentences %j', (text, sentences) =>
  expect(sentencesOf(text)).toEqual(sentences),
);

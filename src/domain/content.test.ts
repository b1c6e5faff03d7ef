import * as v from 'valibot';
import { expect, test } from 'vitest';
import { pairs } from '#site/pairs.ts';
import { townServiceContentSchema } from './content.ts';

const times = <T>(count: number, value: T) =>
  Array.from({ length: count }, () => value);
const faq = { q: 'How long does it take?', a: 'It depends.' };
const pair = {
  name: Object.keys(pairs)[0],
  surface: 'slabs',
  after: 'Clean slabs',
  caption: 'Slabs dry in a day.',
  sample: true,
};
const townService = {
  publish: true,
  seo: { title: 'Patio Cleaning in Truro', description: 'Slabs and decking.' },
  standfirst: 'Slabs under a hedge.',
  pairs: [pair],
  postcodes: ['TR1'],
  climate: 'coast',
  bodyHtml: '<p>Text</p>',
  faqs: times(6, faq),
  reviews: [],
  nearby: [],
};

test.each([
  ['seven questions', { faqs: times(7, faq) }],
  [
    'a question without an answer',
    { faqs: [...times(5, faq), { q: 'Why?', a: '' }] },
  ],
  [
    'a pair that the pack does not have',
    { pairs: [{ ...pair, name: 'marble' }] },
  ],
  ['an invented review', { reviews: [{ stars: 5 }] }],
  ['an unknown field', { extra: true }],
])('a page with %s is refused', (_what, change) => {
  expect(v.safeParse(townServiceContentSchema, townService).success).toBe(true);
  expect(
    v.safeParse(townServiceContentSchema, { ...townService, ...change })
      .success,
  ).toBe(false);
});

import { business } from '../business.ts';
import type { PairName } from '../pairs.ts';
import type { PageHead } from '#core/schemas/page-head.ts';
import { promises } from '../promises.ts';

/** The guarantee in search results. */
export const guaranteeHead: PageHead = {
  title: 'Our Guarantee',
  description: `What happens if something is not right: tell us within ${promises.guarantee}, and we come back to it. The page says what we stand by and how to reach us.`,
};

/** Stands beside its words. */
export const guaranteePair: PairName = 'work';

/** Words of the guarantee. The figures and exclusions are the business's own: add none. */
export const guarantee: {
  readonly promise: string;
  readonly paragraphs: readonly string[];
  readonly terms: readonly { readonly title: string; readonly text: string }[];
} = {
  promise: '[[Say what you promise (8 words)]]',
  paragraphs: [
    '[[Say what a customer can hold you to (40 words)]]',
  ],
  terms: [
    { title: 'What it covers', text: '[[Say what it covers (15 words)]]' },
    { title: 'When to tell us', text: `Tell us why within ${promises.guarantee}.` },
    { title: 'What happens then', text: '[[Say what you do then (15 words)]]' },
    { title: 'How to tell us', text: `Ring ${business.phone} or write to ${business.email}.` },
    { title: 'Your legal rights', text: 'Your rights by law are untouched.' },
  ],
};

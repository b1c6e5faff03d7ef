import { business } from '../business.ts';
import type { PairName } from '../pairs.ts';
import type { PageHead } from '#pack/schemas/page-head.ts';
import { promises } from '../promises.ts';

/** The guarantee in search results. */
export const guaranteeHead: PageHead = {
  title: %{stays}'Our Guarantee',
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
  promise: 'Not right? We come back.',
  paragraphs: [
    'The written quote says what you can expect of the work, and what nobody could promise.',
    'Look it over with us at the end, and tell us if something turns up later.',
  ],
  terms: [
    { title: %{stays}'What it covers', text: 'What the written quote lists.' },
    { title: %{stays}'When to tell us', text: `Tell us why within ${promises.guarantee}.` },
    { title: %{stays}'What happens then', text: 'We come, look and put it right.' },
    %{stays}{ title: 'How to tell us', text: `Ring ${business.phone} or write to ${business.email}.` },
    %{stays}{ title: 'Your legal rights', text: 'Your rights by law are untouched.' },
  ],
};

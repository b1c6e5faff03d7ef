import type { PageHead } from '#core/schemas/page-head.ts';
import { business } from '../business.ts';
import type { PairName } from '../pairs.ts';
import { promises } from '../promises.ts';

/** The guarantee in search results. */
export const guaranteeHead: PageHead = {
  title: 'Our Guarantee',
  description: `If something is not right, tell us within ${promises.guarantee} of completion and we come back and put it right. Read what the guarantee covers and what it does not.`,
};

/** Stands beside its words. */
export const guaranteePair: PairName = 'granite-steps';

/** Words of the guarantee. The figures and exclusions are the business's own: add none. */
export const guarantee: {
  readonly promise: string;
  readonly paragraphs: readonly string[];
  readonly terms: readonly { readonly title: string; readonly text: string }[];
} = {
  promise: 'If it is not right, we come back.',
  paragraphs: [
    'At the free visit we tell you what we expect and what we cannot promise. That goes into the written quote, so that both of us know beforehand what a good result is.',
    'When the work is finished, have a proper look round with us. If you find something later that is not as the quote says, we want to hear of it.',
  ],
  terms: [
    { title: 'What it covers', text: 'The work that the written quote names.' },
    {
      title: 'When to tell us',
      text: `Give us your reasons within ${promises.guarantee} of the job being completed.`,
    },
    {
      title: 'What happens then',
      text: 'We come and look, and put right what is not as agreed, at no cost to you.',
    },
    {
      title: 'How to tell us',
      text: `Ring ${business.phone}, ${business.openingHours.text}, or write to ${business.email} at any time.`,
    },
    {
      title: 'Your legal rights',
      text: 'The guarantee comes on top of the rights you have by law as a consumer. It takes nothing away from them.',
    },
  ],
};

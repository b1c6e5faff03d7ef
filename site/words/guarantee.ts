import type { PageHead } from '#core/schemas/page-head.ts';
import { business } from '../business.ts';
import type { PairName } from '../pairs.ts';
import { promises } from '../promises.ts';

/** The guarantee in search results. */
export const guaranteeHead: PageHead = {
  title: 'Our Satisfaction Guarantee',
  description: `If you are not happy with a residential job, you do not pay. Tell us why within ${promises.guarantee} of completion. Read what the guarantee covers and what it does not.`,
};

/** Stands beside its words. */
export const guaranteePair: PairName = 'slate-flags';

/**
 * Words of the satisfaction guarantee. The figures and exclusions are the business's own: add none.
 */
export const guarantee: {
  readonly promise: string;
  readonly paragraphs: readonly string[];
  readonly terms: readonly { readonly title: string; readonly text: string }[];
} = {
  promise: 'If you are not happy, you do not pay.',
  paragraphs: [
    'You cannot see the result until the work is done, so we take the risk. If you are not happy with residential work we have ' +
      'done, and you have reasonable grounds, you do not pay for it.',
    'At the free site visit we tell you what we expect to come off and what may not. That goes in the written quote, so that both of ' +
      'us know beforehand what result to expect. When the work is finished, have a proper look round with us.',
  ],
  terms: [
    {
      title: 'What it covers',
      text: 'Residential jobs: cleaning work we carry out at a home.',
    },
    {
      title: 'What it does not cover',
      text: 'Commercial and industrial work is excluded.',
    },
    {
      title: 'When to tell us',
      text: `Give us your reasons within ${promises.guarantee} of the job being completed.`,
    },
    {
      title: 'Reasonable grounds',
      text:
        'Tell us what you are not happy with and where it is. We ask only that there are reasonable grounds for being dissatisfied ' +
        'with the work we agreed to do.',
    },
    {
      title: 'Oil stains on driveways',
      text: 'We remove oil to the best of our ability, but its removal is not guaranteed. We say so before you decide.',
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

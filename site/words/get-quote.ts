import type { PageHead } from '#core/schemas/page-head.ts';
import { business } from '../business.ts';
import { promises } from '../promises.ts';
import { region } from '../region.ts';

/** The quote page in search results; `questions` is how many the quiz asks, as a word. */
export const getQuoteHead = (questions: string): PageHead => ({
  title: 'Get a Free Quote',
  description: `${questions} short questions, about a minute. We answer within ${promises.reply}, the visit is free, and you get a written price with no obligation.`,
});

/** What it is headed with: the middle stays on one line. */
export const getQuoteTitle = {
  before: 'Get your free, ',
  unbroken: 'no-obligation',
  after: ' quote.',
} as const;

/** 'Why Choose Us?' beside the quiz. */
export const getQuoteReasons: readonly {
  readonly title: string;
  readonly text: string;
}[] = [
  {
    title: `Local ${region.county} business`,
    text: `Family-owned in ${business.address.city}, and we come and look before we give a price.`,
  },
  {
    title: 'Professional equipment',
    text: 'Commercial-grade machines, with the pressure set to suit each surface.',
  },
];

/** Opens the quote page. */
export const getQuoteBadge =
  'Free Site Visit, No Obligation, Professional Service';

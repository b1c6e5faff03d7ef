import type { PageHead } from '#core/schemas/page-head.ts';
import { business } from '../business.ts';
import { promises } from '../promises.ts';
import { region } from '../region.ts';

/** The quote page in search results; `questions` is how many the quiz asks, as a word. */
export const getQuoteHead = (questions: string): PageHead => ({
  title: 'Get a Free Quote',
  description: `${questions} short questions, about a minute. We answer within ${promises.reply}, come and look for free, and give you a written price with no obligation.`,
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
    text: `We are based in ${business.address.city}, so you know where to find us before the work and after it.`,
  },
  {
    title: 'A price in writing',
    text: 'You have it before we start, with what is included and what is not.',
  },
];

/** Opens the quote page. */
export const getQuoteBadge =
  'Free Site Visit, No Obligation, Professional Service';

import { business } from '../business.ts';
import type { PageHead } from '#pack/schemas/page-head.ts';
import { promises } from '../promises.ts';
import { region } from '../region.ts';

/** The quote page in search results; `questions` is how many the quiz asks, as a word. */
export const getQuoteHead = (questions: string): PageHead => ({
  title: %{stays}'Get a Free Quote',
  description: `${questions} short questions, about a minute. We reply within ${promises.reply}, come to see what there is to do, and put a price in writing. The visit costs nothing.`,
});

/** What it is headed with: the middle stays on one line. */
export const getQuoteTitle = %{stays}{ before: 'Get your free, ', unbroken: 'no-obligation', after: ' quote.' } as const;

/** 'Why Choose Us?' beside the quiz. */
export const getQuoteReasons: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: %{stays}`Local ${region.county} business`,
    text: `Our base is ${business.address.city}: you find us there before the work and after it.`,
  },
  { title: 'The price on paper', text: 'It says what is included and what is not, and you have it beforehand.' },
];

/** Opens the quote page. */
export const getQuoteBadge = 'Free Visit, No Obligation, Price in Writing';

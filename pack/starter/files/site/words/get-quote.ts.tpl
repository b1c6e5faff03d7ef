import type { PageHead } from '#core/schemas/page-head.ts';
import { promises } from '../promises.ts';
import { region } from '../region.ts';

/** The quote page in search results; `questions` is how many the quiz asks, as a word. */
export const getQuoteHead = (questions: string): PageHead => ({
  title: 'Get a Free Quote',
  description: `${questions} short questions, about a minute. We reply within ${promises.reply}, say what it would cost and agree a day with you. You are free to say no.`,
});

/** What it is headed with: the middle stays on one line. */
export const getQuoteTitle = { before: 'Get your free, ', unbroken: 'no-obligation', after: ' quote.' } as const;

/** 'Why Choose Us?' beside the quiz. */
export const getQuoteReasons: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: `Local ${region.county} business`,
    text: '[[Say what that does for a customer (15 words)]]',
  },
  { title: '[[Another reason]]', text: '[[Say why (15 words)]]' },
];

/** Opens the quote page. */
export const getQuoteBadge = 'No Obligation, Price in Writing';

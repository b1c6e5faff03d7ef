import type { PageHead } from '#core/schemas/page-head.ts';
import { trade } from '../trade.ts';

/** The services page in search results. */
export const servicesHead: PageHead = {
  title: `${trade.name} Services & Prices`,
  description:
    'What we do, how a job goes and how the price is made: a free visit first, then a quote in writing, then the work on a day that suits you.',
};

/**
 * What the services page opens with: the words of the link to the guarantee, and those before and
 * after it.
 */
export const servicesLede = {
  before: 'Prices said plainly, and',
  guarantee: 'our guarantee',
  after:
    'with every job. The final price is confirmed after we have seen the work.',
} as const;

import type { PageHead } from '#core/schemas/page-head.ts';
import { trade } from '../trade.ts';

/** The services page in search results. */
export const servicesHead: PageHead = {
  title: `${trade.name} Services & Prices`,
  description:
    'Each thing that we do, with how a job goes, what it costs and what you get for it. Ask us for a price, and we put it in writing and agree a day with you.',
};

/** What the services page opens with: the words of the link to the guarantee, and those before and after it. */
export const servicesLede = {
  before: 'What we do and what it costs, and',
  guarantee: 'our guarantee',
  after: 'with it.',
} as const;

import type { PageHead } from '#core/schemas/page-head.ts';
import { trade } from '../trade.ts';

/** The services page in search results. */
export const servicesHead: PageHead = {
  title: `${trade.name} Services & Prices`,
  description:
    'Patio, driveway, decking and render cleaning for homes, biocide and sports surfaces for businesses. Prices per square metre and a satisfaction guarantee.',
};

/**
 * What the services page opens with: the words of the link to the guarantee, and those before and
 * after it.
 */
export const servicesLede = {
  before: 'You get competitive prices and a',
  guarantee: 'satisfaction guarantee',
  after:
    'on every residential job. The final price is confirmed after we have seen the job.',
} as const;

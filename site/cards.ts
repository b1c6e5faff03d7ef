import { business } from './business.ts';
import { region } from './region.ts';
import { trade } from './trade.ts';

/** What shared links to the pages of every site show. */
export const pageCards = {
  home: {
    title: `${trade.name} in ${business.address.city} and ${region.county}`,
    pair: 'sandstone-flags',
  },
  services: { title: 'Our Services', pair: 'roman-tiles' },
  gallery: { title: 'Our Work', pair: 'herringbone-blocks' },
  guarantee: { title: 'Our Satisfaction Guarantee', pair: 'slate-flags' },
  areas: { title: 'Areas We Serve', pair: 'limestone-rubble' },
  getQuote: {
    title: 'Get your free, no-obligation quote',
    pair: 'tumbled-blocks',
  },
  jobDiary: { title: 'Job Diary', pair: 'grooved-decking' },
} as const;

/** Pairs of the cards of towns. */
export const townCardPairs: readonly string[] = [
  'sandstone-flags',
  'herringbone-blocks',
  'granite-setts',
  'slate-roof',
  'limestone-rubble',
  'grey-slabs',
];

/** Stands on the picture of every shared link. */
export const cardLine = 'Free site visit, price in writing';

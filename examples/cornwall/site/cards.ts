import { business } from './business.ts';
import { region } from './region.ts';
import { trade } from './trade.ts';

/** What shared links to the pages of every site show. */
export const pageCards = {
  home: {
    title: `${trade.name} in ${business.address.city} and ${region.county}`,
    pair: 'window',
  },
  services: { title: 'Our Services', pair: 'slabs' },
  gallery: { title: 'Our Work', pair: 'slabs' },
  guarantee: { title: 'Our Guarantee', pair: 'window' },
  areas: { title: 'Areas We Serve', pair: 'eaves' },
  getQuote: {
    title: 'Get your free, no-obligation quote',
    pair: 'window',
  },
  jobDiary: { title: 'Job Diary', pair: 'granite-steps' },
} as const;

/** Pairs of the cards of towns. */
export const townCardPairs: readonly string[] = [
  'window',
  'slabs',
  'granite-steps',
];

/** Stands on the picture of every shared link. */
export const cardLine = 'Free site visit, price in writing';

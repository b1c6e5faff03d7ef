import { business } from './business.ts';
import { region } from './region.ts';
import { trade } from './trade.ts';

/** What shared links to the pages of every site show. */
export const pageCards = {
  home: { title: `${trade.name} in ${business.address.city} and ${region.county}`, pair: 'work' },
  services: { title: 'Our Services', pair: 'work' },
  gallery: { title: 'Our Work', pair: 'work' },
  guarantee: { title: 'Our Guarantee', pair: 'work' },
  areas: { title: 'Areas We Serve', pair: 'work' },
  getQuote: { title: 'Get your free, no-obligation quote', pair: 'work' },
  jobDiary: { title: 'Job Diary', pair: 'work' },
} as const;

/** Pairs of the cards of towns. */
export const townCardPairs: readonly string[] = ['work'];

/** Stands on the picture of every shared link. */
export const cardLine = 'Free visit, price in writing';

import { business } from './business.ts';
import { region } from './region.ts';
import { trade } from './trade.ts';

/** What shared links to the pages of every site show. */
export const pageCards = {
  home: {
    title: `${trade.name} in ${business.address.city} and ${region.county}`,
    picture: 'harbour-terrace',
  },
  services: { title: 'Our Services', picture: 'kit' },
  gallery: { title: 'Our Work', picture: 'half-washed' },
  guarantee: { title: 'Our Guarantee', picture: 'window-after' },
  areas: { title: 'Areas We Serve', picture: 'seafront' },
  getQuote: {
    title: 'Get your free, no-obligation quote',
    picture: 'harbour-terrace',
  },
  jobDiary: { title: 'Job Diary', picture: 'granite-steps-after' },
} as const;

/** Pictures of the cards of towns that open without one of their own. */
export const townCardPictures: readonly string[] = [
  'seafront',
  'window-after',
  'half-washed',
];

/** Stands on the picture of every shared link. */
export const cardLine = 'Free site visit, price in writing';

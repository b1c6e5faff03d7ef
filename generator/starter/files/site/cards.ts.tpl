import { business } from './business.ts';
import { region } from './region.ts';
import { trade } from './trade.ts';

/** What shared links to the pages of every site show. */
export const pageCards = %{stays}{
  home: { title: `${trade.name} in ${business.address.city} and ${region.county}`, picture: 'work-after' },
  services: { title: 'Our Services', picture: 'work-after' },
  gallery: { title: 'Our Work', picture: 'work-after' },
  guarantee: { title: 'Our Guarantee', picture: 'work-after' },
  areas: { title: 'Areas We Serve', picture: 'work-after' },
  getQuote: { title: 'Get your free, no-obligation quote', picture: 'work-after' },
  jobDiary: { title: 'Job Diary', picture: 'work-after' },
} as const;

/** Pictures of the cards of towns that open without one of their own. */
export const townCardPictures: readonly string[] = ['work-after'];

/** Stands on the picture of every shared link. */
export const cardLine = 'Free visit, price in writing';

import { business } from './business.ts';
import { region } from './region.ts';
import { trade } from './trade.ts';

/** What shared links to the pages of every site show. */
export const pageCards = {
  home: {
    title: `${trade.name} in ${business.address.city} and ${region.county}`,
    picture: 'hero-home',
  },
  services: { title: 'Our Services', picture: 'equipment' },
  gallery: { title: 'Our Work', picture: 'hero-clean-line' },
  guarantee: { title: 'Our Satisfaction Guarantee', picture: 'steps-after' },
  areas: { title: 'Areas We Serve', picture: 'hero-exmouth' },
  getQuote: {
    title: 'Get your free, no-obligation quote',
    picture: 'hero-driveway',
  },
  jobDiary: { title: 'Job Diary', picture: 'decking-after' },
} as const;

/** Pictures of the cards of towns that open without one of their own. */
export const townCardPictures: readonly string[] = [
  'hero-clean-line',
  'hero-driveway',
  'hero-pressure-washing',
  'hero-roof',
];

/** Stands on the picture of every shared link. */
export const cardLine = 'Free site visit, price in writing';

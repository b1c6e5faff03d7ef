import type { WorkLine } from '#core/schemas/home.ts';
import type { PageHead } from '#core/schemas/page-head.ts';
import { business } from '../business.ts';
import type { ServiceSlug } from '../services.ts';
import { promises } from '../promises.ts';
import { region } from '../region.ts';
import { trade } from '../trade.ts';
import type { PairName } from '../pairs.ts';

/** Home in search results. */
export const homeHead: PageHead = {
  title: `${trade.name} in ${business.address.city} & ${region.county}`,
  description: `${trade.name} from ${business.address.city} across ${region.county}: what we do, where we come to and how to ask for a free visit and a price in writing.`,
};

/** What home opens with. */
export const hero: {
  readonly title: string;
  readonly lede: string;
  readonly badges: readonly string[];
  readonly pair: PairName;
} = {
  title: 'Clean Glass, Clear Gutters, Safe Steps',
  lede: `Windows, gutters, patios and steps, cleaned by a small firm in ${business.address.city}. We come and look for free, and you get the price in writing.`,
  badges: ['Free visit', 'Price in writing'],
  pair: 'window',
};

/** Heading and pictures of the About section. */
export const about: {
  readonly title: string;
  readonly pair: PairName;
  /** Above the reasons. */
  readonly whyPair: PairName;
  /** Above the lists of work for homes and for businesses. */
  readonly homePair: PairName;
  readonly businessPair: PairName;
  /**
   * Below the list for businesses: what they can count on, the link that asks for a quote, and what
   * a request names.
   */
  readonly businessNote: string;
  readonly businessAsk: string;
  readonly businessWork: string;
} = {
  title: `A local business from ${business.address.city}`,
  pair: 'granite-steps',
  whyPair: 'eaves',
  homePair: 'slabs',
  businessPair: 'window',
  businessNote: 'We come and look, free, and put the price in writing.',
  businessAsk: 'Ask about work for a business',
  businessWork: 'Work for a business',
};

/** What leads to the gallery. */
export const teaser: {
  readonly title: string;
  readonly text: string;
  readonly pair: PairName;
} = {
  title: 'Before and after, on the same spot',
  text: 'Drag the edge, or use the arrow keys. There is more in the gallery.',
  pair: 'slabs',
};

/** Who we are, in the About section. */
export const ownerIntro: readonly string[] = [
  `We are a business in ${business.address.city}, established in ${business.establishedYear}, and work in ${region.county}.`,
  'We come and look before we name a price. The visit is free, the quote is in writing, and you can take as long as you like to think about it.',
];

/** The ticks of the About section. */
export const trustBullets: readonly string[] = [
  `Based in ${business.address.city}, established ${business.establishedYear}`,
  'Free visit and a written quote, no obligation',
  `Open ${business.openingHours.text}`,
];

export const whyChooseUs: readonly {
  readonly title: string;
  readonly text: string;
}[] = [
  {
    title: 'Local',
    text: `We are based in ${business.address.city} and know the places we come to.`,
  },
  {
    title: 'Plain',
    text: 'What we do, what it costs and what we cannot do is said before you decide.',
  },
  {
    title: 'Reliable',
    text: `We agree the day with you. If something is not right, tell us within ${promises.guarantee}.`,
  },
];

/** Each line with the services that it stands for: every service has one. */
export const forYourHome: readonly WorkLine<ServiceSlug>[] = [
  { text: 'Windows, frames and sills', services: ['window-cleaning'] },
  { text: 'Gutters and downpipes', services: ['gutter-cleaning'] },
  { text: 'Patios, courtyards and decks', services: ['patio-cleaning'] },
  { text: 'Steps, paths and garden walls', services: ['pressure-washing'] },
];

export const forYourBusiness: readonly WorkLine<ServiceSlug>[] = [
  { text: 'Shop fronts before opening', services: [] },
  { text: 'Holiday lets between guests', services: [] },
  { text: 'Guest houses and cafés', services: [] },
];

import { business } from '../business.ts';
import type { WorkLine } from '#core/schemas/home.ts';
import type { PageHead } from '#core/schemas/page-head.ts';
import type { ServiceSlug } from '../services.ts';
import { region } from '../region.ts';
import { trade } from '../trade.ts';
import type { PairName } from '../pairs.ts';

/** Home in search results. */
export const homeHead: PageHead = {
  title: `${trade.name} in ${business.address.city} & ${region.county}`,
  description: `${trade.name} from ${business.address.city}: what we do in ${region.county}, where we come, what it costs and how you reach us. Ring us, or send a few words.`,
};

/** What home opens with. */
export const hero: {
  readonly title: string;
  readonly lede: string;
  readonly badges: readonly string[];
  readonly pair: PairName;
} = {
  title: `${trade.name} in ${business.address.city}`,
  lede: '[[Say who you are and what a customer gets (25 words)]]',
  badges: ['[[A strength]]', '[[Another strength]]'],
  pair: 'work',
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
  /** Below the list for businesses: what they can count on, the link that asks for a quote, and what a request names. */
  readonly businessNote: string;
  readonly businessAsk: string;
  readonly businessWork: string;
} = {
  title: `Your local business from ${business.address.city}`,
  pair: 'work',
  whyPair: 'work',
  homePair: 'work',
  businessPair: 'work',
  businessNote: 'We come and look, free, and put the price in writing.',
  businessAsk: 'Ask about work for a business',
  businessWork: 'Work for a business',
};

/** What leads to the gallery. */
export const teaser: { readonly title: string; readonly text: string; readonly pair: PairName } = {
  title: 'Before and after, from one place',
  text: 'Drag the edge. More is in the gallery.',
  pair: 'work',
};

/** Who we are, in the About section. */
export const ownerIntro: readonly string[] = [
  `${business.name} has been at work in ${region.county} since ${business.establishedYear}.`,
  '[[Say who comes and what you do best (40 words)]]',
];

/** The ticks of the About section. */
export const trustBullets: readonly string[] = [
  `Based in ${business.address.city}, established ${business.establishedYear}`,
  '[[Why people trust you (5 words)]]',
  `Open ${business.openingHours.text}`,
];

export const whyChooseUs: readonly { readonly title: string; readonly text: string }[] = [
  { title: 'Local', text: '[[Say what that does for a customer (20 words)]]' },
  { title: 'Plain', text: '[[Say how your prices are made (20 words)]]' },
  { title: 'Reliable', text: '[[Say what people can rely on (20 words)]]' },
];

/** Each line with the services that it stands for: every service has one. */
export const forYourHome: readonly WorkLine<ServiceSlug>[] = %{standing:text};

export const forYourBusiness: readonly WorkLine<ServiceSlug>[] = [
  { text: '[[Whom you work for beside homes]]', services: [] },
];

import { business } from '../business.ts';
import type { WorkLine } from '#pack/schemas/home.ts';
import type { PageHead } from '#pack/schemas/page-head.ts';
import type { ServiceSlug } from '../services.ts';
import { region } from '../region.ts';
import { trade } from '../trade.ts';
import type { PairName } from '../pairs.ts';

/** Home in search results. */
export const homeHead: PageHead = {
  title: %{stays}`${trade.name} in ${business.address.city} & ${region.county}`,
  description: `${trade.name} from ${business.address.city}: what we do in ${region.county}, which places we go to, and how you get a visit and a price in writing at no cost.`,
};

/** What home opens with. */
export const hero: {
  readonly title: string;
  readonly lede: string;
  readonly badges: readonly string[];
  readonly pair: PairName;
} = {
  title: %{stays}`${trade.name} in ${business.address.city}`,
  lede: `We are in ${business.address.city}. You meet us first, and then you have the price on paper.`,
  badges: ['No charge for a visit', 'The price on paper'],
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
  businessNote: %{stays}'We come and look, free, and put the price in writing.',
  businessAsk: %{stays}'Ask about work for a business',
  businessWork: %{stays}'Work for a business',
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
  'You meet us before there is a price, and nobody hurries you to decide.',
];

/** The ticks of the About section. */
export const trustBullets: readonly string[] = [
  %{stays}`Based in ${business.address.city}, established ${business.establishedYear}`,
  'Free visit, written quote',
  %{stays}`Open ${business.openingHours.text}`,
];

export const whyChooseUs: readonly { readonly title: string; readonly text: string }[] = [
  { title: %{stays}'Local', text: `${business.address.city} is our base, and we know the way to you.` },
  { title: %{stays}'Plain', text: 'What we do and what it costs is clear before you decide.' },
  { title: %{stays}'Reliable', text: 'We keep the day that was agreed.' },
];

/** Each line with the services that it stands for: every service has one. */
export const forYourHome: readonly WorkLine<ServiceSlug>[] = %{standing:text};

export const forYourBusiness: readonly WorkLine<ServiceSlug>[] = [
  { text: 'Shops and offices', services: [] },
  { text: 'Landlords and letting agents', services: [] },
];

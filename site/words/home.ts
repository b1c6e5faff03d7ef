import type { WorkLine } from '#core/schemas/home.ts';
import type { PageHead } from '#core/schemas/page-head.ts';
import { business } from '../business.ts';
import { rates, short } from '../pricing.ts';
import type { ServiceSlug } from '../services.ts';
import { promises } from '../promises.ts';
import { region } from '../region.ts';
import { trade } from '../trade.ts';
import type { PairName } from '../pairs.ts';

/** Home in search results. */
export const homeHead: PageHead = {
  title: `${trade.name} in ${business.address.city} & ${region.county}`,
  description: `Family-owned exterior cleaning from ${business.address.city}: patios, driveways, render, roofs and gutters across ${region.county}. Free site visit and written quote.`,
};

/** What home opens with. */
export const hero: {
  readonly title: string;
  readonly lede: string;
  readonly badges: readonly string[];
  readonly pair: PairName;
} = {
  title: "Transform Your Property's Appearance Today",
  lede: `Patios, driveways, render, roofs and gutters, cleaned by a family business in ${business.address.city}. The visit is free, and you get the price in writing.`,
  badges: ['Eco-Friendly Solutions', 'Fully Insured'],
  pair: 'sandstone-flags',
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
  title: `A family business from ${business.address.city}`,
  pair: 'slate-flags',
  whyPair: 'limestone-rubble',
  homePair: 'tumbled-blocks',
  businessPair: 'flemish-brick',
  businessNote:
    'We come and look, free, and put the price in writing. Our guarantee is for homes: commercial and industrial work is excluded.',
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
  text: 'Drag the edge to see what came off. The gallery has eight pairs: drives, decking, render, roofs and more.',
  pair: 'herringbone-blocks',
};

/** Who we are, in the About section. The owner's name is not known yet, so it speaks as "we". */
export const ownerIntro: readonly string[] = [
  `We are a family-owned exterior cleaning business in ${business.address.city}, established in ${business.establishedYear}. We wash ` +
    'patios, drives and decking, soft wash render, take moss off roofs and clear gutters, for homes and businesses across Devon.',
  'Houses at the mouth of the Exe get salt on the seaward side, algae on the north wall and moss wherever the sun does not reach. ' +
    'We choose the method for each surface, and we do not use a jet on anything that it would harm.',
  'We come and look before we give a price. The visit is free, the quote is in writing, and you can take as long as you like to think ' +
    'about it.',
];

/** The five ticks of the About section. */
export const trustBullets: readonly string[] = [
  `Family-owned in ${business.address.city}, established ${business.establishedYear}`,
  'Fully insured',
  'Free site visit and a written quote, no obligation',
  'If you are not happy with work at your home, you do not pay',
  `Open ${business.openingHours.text}`,
];

export const whyChooseUs: readonly {
  readonly title: string;
  readonly text: string;
}[] = [
  {
    title: 'Local',
    text:
      `We are based in ${business.address.city} and work across Devon, on red sandstone, slate roofs and houses in the salt wind. ` +
      'You do not have to wait for a firm from outside the county.',
  },
  {
    title: 'Affordable',
    text:
      `Driveways are from ${short(rates.driveway)}, patios from ${short(rates.patio)} and decking from ${short(rates.decking)}. The visit and the ` +
      'quote are free, and the price is in writing before we start.',
  },
  {
    title: 'Reliable',
    text:
      'We are insured, we agree the day with you and we leave the place tidy. If you are not happy with residential work, tell us why ' +
      `within ${promises.guarantee} of completion and you do not pay.`,
  },
];

/**
 * Every service has a line. One without a card leads to the landing page about its service in the
 * whole county.
 */
export const forYourHome: readonly WorkLine<ServiceSlug>[] = [
  {
    text: 'Patios, terraces and courtyards',
    services: ['patio-cleaning'],
    card: 'patio-cleaning',
  },
  { text: 'Paths, garden steps and walls', services: ['pressure-washing'] },
  {
    text: 'Block-paved, concrete and tarmac drives',
    services: ['driveway-cleaning'],
    card: 'driveway-cleaning',
  },
  {
    text: 'Decking and garden timber',
    services: ['patio-cleaning'],
    card: 'decking-cleaning',
  },
  {
    text: 'Rendered and painted walls',
    services: ['render-cleaning'],
    card: 'render-cleaning',
  },
  { text: 'Roof moss taken off by hand', services: ['roof-moss-removal'] },
  { text: 'Gutters and downpipes cleared', services: ['gutter-cleaning'] },
];

export const forYourBusiness: readonly WorkLine<ServiceSlug>[] = [
  {
    text: 'Shop fronts, forecourts and entrances',
    services: ['pressure-washing'],
  },
  { text: 'Yards, car parks and loading bays', services: [] },
  {
    text: 'Tennis courts and games areas',
    services: [],
    card: 'sports-surfaces',
  },
  {
    text: 'Artificial grass and synthetic pitches',
    services: [],
    card: 'artificial-surfaces',
  },
  {
    text: 'Biocide treatment of hard surfaces',
    services: [],
    card: 'biocide-treatment',
  },
  { text: 'Plant and machinery', services: [], card: 'machinery-cleaning' },
];

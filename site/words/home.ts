import { business } from '../business.ts';
import { rates } from '../pricing.ts';
import { guaranteeWindow } from './guarantee.ts';

/** Who we are, in the About section. The owner's name is not known yet, so it speaks as "we". */
export const ownerIntro: readonly string[] = [
  `We are a family-owned exterior cleaning business in ${business.address.city}, established in ${business.establishedYear}. We wash ` +
    'patios, drives and decking, soft wash render, take moss off roofs and clear gutters, for homes and businesses across Devon.',
  'At the mouth of the Exe you soon see what weather does to a house: salt on the seaward side, algae on the north wall, moss wherever ' +
    'the sun does not reach. Every surface gets the method that suits it. If a jet would harm something, the jet stays off.',
  'We come and look before we name a price. The visit is free, the quote is in writing, and you can take as long as you like to think ' +
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

export const whyChooseUs: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Local',
    text:
      `We are based in ${business.address.city} and work across Devon, so red sandstone, slate roofs and salt wind are home ground. ` +
      'You do not wait for somebody to drive down from up country.',
  },
  {
    title: 'Affordable',
    text:
      `Driveways are from ${rates.driveway}/m², patios from ${rates.patio}/m² and decking from ${rates.decking}/m². The visit and the ` +
      'quote are free, and the price is in writing before we start.',
  },
  {
    title: 'Reliable',
    text:
      'We are insured, we agree the day with you and we leave the place tidy. If you are not happy with residential work, tell us why ' +
      `within ${guaranteeWindow} of completion and you do not pay.`,
  },
];

export const forYourHome: readonly string[] = [
  'Patios, paths and garden steps',
  'Block-paved, concrete and tarmac drives',
  'Decking and garden timber',
  'Rendered and painted walls',
  'Roof moss taken off by hand',
  'Gutters and downpipes cleared',
];

export const forYourBusiness: readonly string[] = [
  'Shop fronts, forecourts and entrances',
  'Yards, car parks and loading bays',
  'Tennis courts and games areas',
  'Artificial grass and synthetic pitches',
  'Biocide treatment of hard surfaces',
  'Plant and machinery',
];

import { trade } from '../trade.ts';

/** Where the business publishes no figure. */
export const noFigure = {
  how: 'Send two photographs, one from each side, before we visit.',
  photographs: 'Send two photographs by WhatsApp',
} as const;

/** Above the last button of a page, by kind. */
export const closing = {
  services: `Tell us ${trade.need} and we will come and look, free.`,
  gallery: 'Tell us what it is and how big, and we will come and look.',
  guarantee: 'The visit and the quote are free.',
  landing: 'We come and look, free, and leave you a price in writing.',
  town: `Tell us ${trade.need}. The visit and the quote are free.`,
  townService: 'The visit is free, and you get the price in writing.',
} as const;

import { trade } from '../trade.ts';

/** Where the business publishes no figure. */
export const noFigure = {
  how: 'Two photographs tell us a good deal.',
  photographs: 'Send two photographs by WhatsApp',
} as const;

/** Above the last button of a page, by kind. */
export const closing = {
  services: `Tell us ${trade.need}.`,
  gallery: 'Tell us what it is and how big.',
  guarantee: 'The visit and the quote are free.',
  landing: 'The visit is free.',
  town: `Tell us ${trade.need}. The visit is free.`,
  townService: 'The visit is free.',
} as const;

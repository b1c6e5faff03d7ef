import type * as v from 'valibot';
import { fields, text } from './parts.ts';

/** The card of a shared link to a page: a title, and a pair by its name in `site/pairs.ts`. */
export const card = fields({
  title: text,
  pair: text,
});

/** Cards of the pages that every site has. */
export const pageCards = fields({
  home: card,
  services: card,
  gallery: card,
  guarantee: card,
  areas: card,
  getQuote: card,
  jobDiary: card,
});

export type Card = v.InferOutput<typeof card>;

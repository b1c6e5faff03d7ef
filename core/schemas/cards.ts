import type * as v from 'valibot';
import { fields, text } from './parts.ts';

/** A page's social card, shown with shared links: a title and the name of a pair. */
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

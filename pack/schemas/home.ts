import * as v from 'valibot';
import { pageHead } from './page-head.ts';
import { fields, list, text } from './parts.ts';

/** What other files are held against of the home page's words. Its component reads the rest. */
export const home = {
  homeHead: pageHead,
  hero: v.object({ pair: text }),
  teaser: v.object({ pair: text }),
  about: v.object({
    pair: text,
    whyPair: text,
    homePair: text,
    businessPair: text,
  }),
  forYourHome: list(fields({ text, services: list(text) })),
};

import * as v from 'valibot';
import { pageHead } from './page-head.ts';
import { fields, list, text } from './parts.ts';
import { picturePair } from './picture-pair.ts';

/** What other files are held against of the home page's words. Its component reads the rest. */
export const home = {
  homeHead: pageHead,
  hero: v.object({ comparison: picturePair() }),
  /** Name of a close-up. */
  heroPortrait: text,
  teaser: v.object({ comparison: picturePair() }),
  /** Names of pictures. */
  about: v.object({
    picture: text,
    whyPicture: text,
    homePicture: text,
    businessPicture: text,
  }),
  forYourHome: list(fields({ text, services: list(text) })),
};

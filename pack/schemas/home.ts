import * as v from 'valibot';
import { pageHead } from './page-head.ts';
import { fields, list, nameOf, text } from './parts.ts';

/** A line of a list of work. */
const workLine = <Service extends string>() =>
  fields({
    text,
    /** The services that it stands for. */
    services: list(nameOf<Service>()),
    /** The card of the Services page that it leads to, by its id. */
    card: v.optional(text),
  });

export type WorkLine<Service extends string> = v.InferOutput<
  ReturnType<typeof workLine<Service>>
>;

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
  forYourHome: list(workLine()),
  forYourBusiness: list(workLine()),
};

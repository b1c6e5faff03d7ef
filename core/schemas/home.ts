import * as v from 'valibot';
import { pageHead } from './page-head.ts';
import { fields, list, nameOf, text } from './parts.ts';

/** A line in a list of work. */
const workLine = <Service extends string>() =>
  fields({
    text,
    /** Slugs of the services that the line covers. */
    services: list(nameOf<Service>()),
    /** Id of the Services page's card that the line links to. */
    card: v.optional(text),
  });

export type WorkLine<Service extends string> = v.InferOutput<
  ReturnType<typeof workLine<Service>>
>;

/** The home page's words that are checked against other files. Its component uses the rest. */
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

import * as v from 'valibot';
import { pageHead } from './page-head.ts';
import { fields, list, nameOf, text } from './parts.ts';

/** A line of a list of work. */
const workLine = <Service extends string>() =>
  fields({
    text,
    /** The services that the line stands for. */
    services: list(nameOf<Service>()),
    /** Id of the card of the Services page that the line leads to. */
    card: v.optional(text),
  });

export type WorkLine<Service extends string> = v.InferOutput<
  ReturnType<typeof workLine<Service>>
>;

/**
 * The words of the home page that other files are checked against. Its component reads the rest.
 */
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

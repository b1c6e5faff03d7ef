import * as v from 'valibot';
import { fields, list, nameOf, text } from './parts.ts';

const titledText = fields({ title: text, text });

/** A link in the pack's words, to a landing page, a town hub or a service page. */
const packLink = v.union(
  [
    fields({ label: text, landing: text }),
    fields({
      label: text,
      town: text,
      service: v.optional(text),
    }),
  ],
  'must have a label, and a landing page or a town and perhaps a service',
);

/** All texts of a landing page. Its path and name are in its row in `site/landing-pages.ts`. */
export const landingPageCopy = <Pair extends string>() =>
  fields({
    /** Without the business's name. */
    title: text,
    description: text,
    heading: text,
    /** The introduction beneath the heading. It must differ from the description. */
    standfirst: text,
    /** The pair that the page opens with. */
    pair: nameOf<Pair>(),
    /** The pair within the page's text. */
    figure: nameOf<Pair>(),
    intro: list(text),
    benefits: list(titledText),
    process: list(titledText),
    faqs: list(
      fields({
        q: text,
        a: text,
      }),
    ),
    related: list(packLink),
    /** `serviceType` of the Service in the structured data. */
    serviceType: text,
  });

export type PackLink = v.InferOutput<typeof packLink>;
export type LandingPageCopy<Pair extends string = string> = v.InferOutput<
  ReturnType<typeof landingPageCopy<Pair>>
>;

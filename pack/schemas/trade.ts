import type * as v from 'valibot';
import { fields, list, text } from './parts.ts';

const offer = fields({
  name: text,
  /** Slugs of the services that it stands for. */
  services: list(text),
});

/** What the business does, in the words that frame every page. */
export const trade = fields({
  /** What the trade is called: under the name, and on social cards before "in Anytown". */
  name: text,
  /** What people look for in a town: heads the town's page, before "in Anytown". */
  hubTerm: text,
  /** Ends "Tell us ...": what a customer has to say. */
  need: text,
  /** schema.org's type of such a business. */
  schemaType: text,
  /** Name of the catalogue of offers, and what is in it. */
  catalogue: text,
  offers: list(offer),
});

export type Trade = v.InferOutput<typeof trade>;
export type Offer = v.InferOutput<typeof offer>;

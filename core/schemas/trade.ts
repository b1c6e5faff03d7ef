import type * as v from 'valibot';
import { fields, list, text } from './parts.ts';

const offer = fields({
  name: text,
  /** Slugs of the services that the offer covers. */
  services: list(text),
});

/** What the business does, in the words that frame every page. */
export const trade = fields({
  /** The trade, shown below the business's name and on social cards before "in Anytown". */
  name: text,
  /** What people search for in a town. Begins the heading of a town hub, before "in Anytown". */
  hubTerm: text,
  /** What a customer should tell us, as the end of "Tell us ...". */
  need: text,
  /** The business's type in schema.org. */
  schemaType: text,
  /** Name of the offer catalogue in the structured data, and the offers in it. */
  catalogue: text,
  offers: list(offer),
});

export type Trade = v.InferOutput<typeof trade>;
export type Offer = v.InferOutput<typeof offer>;

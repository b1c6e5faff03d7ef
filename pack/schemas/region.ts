import type * as v from 'valibot';
import { fields, list, text } from './parts.ts';

/** Where the business works. */
export const region = fields({
  /** The county's name, as in running text. */
  county: text,
  /** The county in addresses: `/anyshire/anytown`. */
  slug: text,
  /** Masked when pages are compared: another postcode area makes no other text. */
  postcodeAreas: list(text),
});

export type Region = v.InferOutput<typeof region>;

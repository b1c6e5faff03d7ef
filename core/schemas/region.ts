import type * as v from 'valibot';
import { fields, list, text } from './parts.ts';

/** Where the business works. */
export const region = fields({
  /** The county's name, as in running text. */
  county: text,
  /** The county in URLs: `/anyshire/anytown`. */
  slug: text,
  /** Letters that begin the region's postcodes, which are masked when pages are compared. */
  postcodeAreas: list(text),
});

export type Region = v.InferOutput<typeof region>;

import type * as v from 'valibot';
import { fields, nameOf, text } from './parts.ts';

/** A line of the Services page's table of prices. */
export const priceRow = <Slug extends string>() =>
  fields({
    /** Slug of the service. */
    service: nameOf<Slug>(),
    /** What the price is for one of. */
    rate: text,
    wholeJob: text,
  });

export type PriceRow<Slug extends string = string> = v.InferOutput<
  ReturnType<typeof priceRow<Slug>>
>;

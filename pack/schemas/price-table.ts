import type * as v from 'valibot';
import { fields, nameOf, text } from './parts.ts';

/** A row of the price table on the Services page. */
export const priceRow = <Slug extends string>() =>
  fields({
    /** Slug of the service. */
    service: nameOf<Slug>(),
    /** How the price is calculated. */
    rate: text,
    wholeJob: text,
  });

export type PriceRow<Slug extends string = string> = v.InferOutput<
  ReturnType<typeof priceRow<Slug>>
>;

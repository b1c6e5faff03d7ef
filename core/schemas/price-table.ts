import * as v from 'valibot';
import { costRange, price } from './pricing.ts';
import { fields, nameOf, text } from './parts.ts';

/** A price with the words around it: `from £2.50/m²`, `usually £190-£620 for a patio`. */
const priceItem = fields({
  before: text,
  /** What a unit costs, or what whole jobs come to. */
  price: v.union([price, costRange], 'must be a rate or a range of pricing.ts'),
  after: v.optional(text),
});

const remedy =
  "must be a text without a sum, or prices, as in [{ before: 'from', price: rates.patio }]";

/** One or more prices, or a text without a figure. */
const priceCell = v.union(
  [
    v.pipe(
      text,
      v.check((words) => !/£\s?\d/.test(words), remedy),
    ),
    v.pipe(v.tupleWithRest([priceItem], priceItem), v.readonly()),
  ],
  remedy,
);

/** A row of the price table on the Services page. */
export const priceRow = <Slug extends string>() =>
  fields({
    /** Slug of the service. */
    service: nameOf<Slug>(),
    /** How the price is calculated. */
    rate: priceCell,
    wholeJob: priceCell,
  });

export type PriceItem = v.InferOutput<typeof priceItem>;
export type PriceCell = v.InferOutput<typeof priceCell>;
export type PriceRow<Slug extends string = string> = v.InferOutput<
  ReturnType<typeof priceRow<Slug>>
>;

import * as v from 'valibot';
import { fields, number, text } from './parts.ts';

/** The unit of a price. */
const unit = fields({
  /** Singular, as search engines get it: `square metre`, `flue`. */
  one: text,
  /** After a number: `m²`, `flues`. */
  many: text,
  /** After a sum in running text: `per square metre`, `a flue`. */
  per: text,
  /** Short form of `per`, after a sum in a table: `/m²`. */
  short: v.optional(text),
  /** The UN/CEFACT code of the unit. */
  code: v.picklist(
    ['MTK', 'MTR', 'HUR', 'DAY', 'C62'],
    'must be MTK (square metre), MTR (metre), HUR (hour), DAY or C62 (one of anything)',
  ),
});

/** The lowest price of one unit. */
export const price = fields({
  pounds: v.pipe(
    number,
    v.check(
      (pounds) =>
        pounds > 0 && Number.isInteger(Math.round(pounds * 1e6) / 1e4),
      'must be a sum in pounds, as in 1.5 or 45',
    ),
  ),
  unit,
});

/** What whole jobs usually come to, in whole pounds. Without `to`, from there upwards. */
export const costRange = fields({
  from: number,
  to: v.optional(number),
});

export type Unit = v.InferOutput<typeof unit>;
export type Price = v.InferOutput<typeof price>;
export type CostRange = v.InferOutput<typeof costRange>;

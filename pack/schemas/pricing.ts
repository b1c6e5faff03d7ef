import * as v from 'valibot';
import { fields, text } from './parts.ts';

/** What a price is for one of. */
const unit = fields({
  /** `square metre`, `flue`: search engines are told it. */
  one: text,
  /** After a number: `m²`, `flues`. */
  many: text,
  /** After a sum in running text: `per square metre`, `a flue`. */
  per: text,
  /** After a sum in a table, where that is shorter: `/m²`. */
  short: v.optional(text),
  /** UN/CEFACT's code: square metre, metre, hour, day, or one of anything. */
  code: v.picklist(
    ['MTK', 'MTR', 'HUR', 'DAY', 'C62'],
    'must be MTK (square metre), MTR (metre), HUR (hour), DAY or C62 (one of anything)',
  ),
});

/** What one unit costs at least. */
export const price = fields({
  sum: v.pipe(
    text,
    v.regex(/^£\d+(?:\.\d\d)?$/, 'must be a sum, as in £3.00 or £45'),
  ),
  unit,
});

export type Unit = v.InferOutput<typeof unit>;
export type Price = v.InferOutput<typeof price>;

import * as v from 'valibot';
import { monthNames } from './months.ts';
import { fields, list, text } from './parts.ts';

/**
 * What a month is for a job unless it is one of the best: fine, fine once no bird is nesting where
 * the work is, or better to wait.
 */
const ordinarySeason = v.picklist(
  ['fine', 'nests', 'wait'],
  'must be fine, nests or wait',
);

/** The best months for a job. */
export const bestMonths = fields({
  months: v.pipe(
    list(
      v.picklist(monthNames, 'must be the name of a month, such as January'),
    ),
    v.minLength(1, 'are missing: name one or more'),
  ),
  /** Why. Shown after the names of the months and a colon. */
  reason: v.pipe(text, v.regex(/\.$/, 'must end with a full stop')),
});

/** When to have a job done. */
const serviceYear = fields({
  /** January to December. */
  months: v.pipe(
    list(ordinarySeason),
    v.length(12, 'must be 12, January to December'),
  ),
  best: bestMonths,
  /** Reasons for the other months' ratings, in the order of the year. */
  reasons: list(text),
});

/** A service's year, and the ones that replace it on the coast and near a moor. */
export const serviceYears = fields({
  everywhere: serviceYear,
  coast: v.optional(serviceYear),
  moor: v.optional(serviceYear),
});

export type Season = v.InferOutput<typeof ordinarySeason> | 'best';
export type OrdinarySeason = v.InferOutput<typeof ordinarySeason>;
export type BestMonths = v.InferOutput<typeof bestMonths>;
export type ServiceYear = v.InferOutput<typeof serviceYear>;
export type ServiceYears = v.InferOutput<typeof serviceYears>;
/** A town's climate: `moor` near a moor, otherwise `coast` on the coast or an estuary. */
export type Climate = keyof ServiceYears;

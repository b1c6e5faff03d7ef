import * as v from 'valibot';
import { fields, list, text } from './parts.ts';

/** How good a month is for a job. */
const season = v.picklist(
  ['best', 'fine', 'wait'],
  'must be best, fine or wait',
);

/** When to have a job done. */
const serviceYear = fields({
  months: v.pipe(list(season), v.length(12, 'must be 12, January to December')),
  /** Reasons for the months' ratings, in the order of the year. */
  reasons: v.pipe(list(text), v.minLength(1, 'are missing: say why')),
});

/** A service's year, and the ones that replace it on the coast and near a moor. */
export const serviceYears = fields({
  everywhere: serviceYear,
  coast: v.optional(serviceYear),
  moor: v.optional(serviceYear),
});

export type Season = v.InferOutput<typeof season>;
export type ServiceYears = v.InferOutput<typeof serviceYears>;
/** A town's climate: `moor` near a moor, otherwise `coast` on the coast or an estuary. */
export type Climate = keyof ServiceYears;

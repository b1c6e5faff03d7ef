import * as v from 'valibot';
import { fields, list, text } from './parts.ts';

/** How good a month is for a job. */
const season = v.picklist(
  ['best', 'fine', 'wait'],
  'must be best, fine or wait',
);

/** When to have a job done. */
export const serviceYear = fields({
  months: v.pipe(list(season), v.length(12, 'must be 12, January to December')),
  /** Why, in the order of the year. */
  reasons: v.pipe(list(text), v.minLength(1, 'are missing: say why')),
});

export type Season = v.InferOutput<typeof season>;
export type ServiceYear = v.InferOutput<typeof serviceYear>;

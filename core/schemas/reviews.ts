import * as v from 'valibot';
import { fields, flag, number, text } from './parts.ts';

/** A customer's review. */
export const review = fields({
  /** First name and initial. */
  name: text,
  location: text,
  text,
  stars: v.picklist([1, 2, 3, 4, 5], 'must be 1 to 5'),
  /** Delay of the entry animation in milliseconds, by the review's position in its row. */
  delay: number,
  /** True for a sample, false for the words of a real customer. */
  sample: flag,
});

export type Review = v.InferOutput<typeof review>;

import * as v from 'valibot';
import { fields, flag, number, text } from './parts.ts';

/** What a customer said. */
export const review = fields({
  /** First name and initial. */
  name: text,
  location: text,
  text,
  stars: v.picklist([1, 2, 3, 4, 5], 'must be 1 to 5'),
  /** Milliseconds before the entry animation, by place in the row. */
  delay: number,
  /** False once a real customer said it. */
  sample: flag,
});

export type Review = v.InferOutput<typeof review>;

import * as v from 'valibot';
import { fields, text } from './parts.ts';

/** One fact: what is asked, the answer, and what goes with it. */
export const glanceFact = fields({
  label: text,
  value: text,
  beside: v.optional(text),
});

export type GlanceFact = v.InferOutput<typeof glanceFact>;

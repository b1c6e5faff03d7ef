import * as v from 'valibot';
import { fields, text } from './parts.ts';

/** One fact: its label, its value and a note beside the value. */
export const glanceFact = fields({
  label: text,
  value: text,
  beside: v.optional(text),
});

export type GlanceFact = v.InferOutput<typeof glanceFact>;

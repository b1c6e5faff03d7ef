import * as v from 'valibot';
import { fields, text } from './parts.ts';

/** One fact: its question, its answer and a note. */
export const glanceFact = fields({
  label: text,
  value: text,
  beside: v.optional(text),
});

export type GlanceFact = v.InferOutput<typeof glanceFact>;

import * as v from 'valibot';
import { fields, text } from './parts.ts';

/** A claim of the fixed pages that somebody could ask the business to prove. */
export const claim = fields({
  id: text,
  /** The claim in the page's words, or its meaning. */
  text,
  where: text,
  evidence: v.nullable(text),
});

export type Claim = v.InferOutput<typeof claim>;

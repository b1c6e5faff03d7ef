import * as v from 'valibot';
import { fields, text } from './parts.ts';

/** A claim on the fixed pages that the business may be asked to prove. */
export const claim = fields({
  id: text,
  /** The claim in the page's words, or its meaning. */
  text,
  where: text,
  evidence: v.nullable(text),
});

export type Claim = v.InferOutput<typeof claim>;

import * as v from 'valibot';
import { fields, text } from './parts.ts';

/** Something that the fixed pages claim and somebody could ask to have proved. */
export const claim = fields({
  id: text,
  /** As on the page, or what the words there amount to. */
  text,
  where: text,
  evidence: v.nullable(text),
});

export type Claim = v.InferOutput<typeof claim>;

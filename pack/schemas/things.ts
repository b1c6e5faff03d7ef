import * as v from 'valibot';
import { fields, list, pattern, text } from './parts.ts';

/** Something that only some services meet: its words, and the services. */
export const thing = v.pipe(v.tuple([pattern, list(text)]), v.readonly());

/** Something that a town may have or lack, and how a text speaks of it. */
export const subject = fields({
  words: pattern,
  /** Materials of a profile that are it. */
  materials: v.optional(list(text)),
  /** Facts of a profile that decide alone whether it is there. */
  flags: v.optional(list(v.picklist(['coastal', 'estuary', 'moorland']))),
});

export type Subject = v.InferOutput<typeof subject>;

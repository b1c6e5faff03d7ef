import * as v from 'valibot';
import { fields, list, pattern, text } from './parts.ts';

/** A hazard that needs a warning wherever a page names it. */
export const warning = fields({
  /** What the pack calls it. */
  name: text,
  words: pattern,
  /** The warning that such a page shows once. */
  label: text,
  /** Words that would make it harmless. */
  playedDown: pattern,
});

/** A promise that no page makes. */
export const neverPromised = fields({
  words: pattern,
  /** Why not, and what to say instead. */
  why: text,
});

/** Words for what only some services meet, and those services. */
export const serviceWords = v.pipe(
  v.tuple([pattern, list(text)]),
  v.readonly(),
);

/** Something that a town may have or lack, and how a text speaks of it. */
export const subject = fields({
  words: pattern,
  /** Materials of a profile that are it. */
  materials: v.optional(list(text)),
  /** Facts of a profile that decide alone whether it is there. */
  flags: v.optional(list(v.picklist(['coastal', 'estuary', 'moorland']))),
});

export type Subject = v.InferOutput<typeof subject>;
export type Warning = v.InferOutput<typeof warning>;
export type NeverPromised = v.InferOutput<typeof neverPromised>;

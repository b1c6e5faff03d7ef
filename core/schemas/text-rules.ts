import * as v from 'valibot';
import { fields, list, pattern, text } from './parts.ts';

/** A hazard that needs a warning wherever a page names it. */
export const warning = fields({
  words: pattern,
  /** The warning, which a page that names the hazard shows once. */
  label: text,
  /** Words that would make the hazard sound harmless. */
  playedDown: pattern,
});

/** A promise that no page may make. */
export const neverPromised = fields({
  words: pattern,
  /** Why the promise is not made, and what to say instead. */
  why: text,
});

/** Words that belong to some services only, with those services' slugs. */
export const serviceWords = v.pipe(
  v.tuple([pattern, list(text)]),
  v.readonly(),
);

/** Something that a town may have or lack, and the words for it in a text. */
export const subject = fields({
  words: pattern,
  /** The town has the subject if its profile lists one of these materials. */
  materials: v.optional(list(text)),
  /** If given, only these flags of the profile decide whether the town has the subject. */
  flags: v.optional(list(v.picklist(['coastal', 'estuary', 'moorland']))),
});

export type Subject = v.InferOutput<typeof subject>;
export type Warning = v.InferOutput<typeof warning>;
export type NeverPromised = v.InferOutput<typeof neverPromised>;

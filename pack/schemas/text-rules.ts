import type * as v from 'valibot';
import { fields, pattern, text } from './parts.ts';

/** Something that needs a word of warning wherever a page names it. */
export const warning = fields({
  /** In templates a flag: set where the town's own texts name it. */
  name: text,
  words: pattern,
  /** The sentence that stands once on such a page. */
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

export type Warning = v.InferOutput<typeof warning>;
export type NeverPromised = v.InferOutput<typeof neverPromised>;

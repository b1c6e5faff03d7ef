import type * as v from 'valibot';
import { fields, list, text } from './parts.ts';

/** Names of the sections of a page's running text, in order: each is a folder of templates. */
export const sections = fields({
  service: list(text),
  hub: list(text),
});

export type Sections = v.InferOutput<typeof sections>;

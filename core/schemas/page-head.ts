import type * as v from 'valibot';
import { fields, text } from './parts.ts';

/** A page's title, without the business's name, and its description for search results. */
export const pageHead = fields({
  title: text,
  description: text,
});

export type PageHead = v.InferOutput<typeof pageHead>;

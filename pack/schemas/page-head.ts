import type * as v from 'valibot';
import { fields, text } from './parts.ts';

/** A page as search results show it. The title is without the business's name. */
export const pageHead = fields({
  title: text,
  description: text,
});

export type PageHead = v.InferOutput<typeof pageHead>;

import type * as v from 'valibot';
import { fields, flag, number, text } from './parts.ts';

/** A certificate that the site shows to visitors. */
export const badge = fields({
  name: text,
  /** URL path of a file in `site/public`. */
  src: text,
  /** In pixels. */
  width: number,
  height: number,
  /** True while a drawing stands in for the business's own certificate. */
  sample: flag,
});

export type Badge = v.InferOutput<typeof badge>;

import type * as v from 'valibot';
import { fields, flag, number, text } from './parts.ts';

/** A certificate that visitors may look at. */
export const badge = fields({
  name: text,
  /** Site-relative address of a file in `site/public`. */
  src: text,
  /** Pixels. */
  width: number,
  height: number,
  /** True while a drawing stands in for the business's own certificate. */
  sample: flag,
});

export type Badge = v.InferOutput<typeof badge>;

import * as v from 'valibot';
import { fields, text } from './parts.ts';

/** A former address, and the page that answers for it; ending in /* those of a whole town. */
export const redirect = fields({
  from: v.pipe(
    text,
    v.regex(
      /^(?:\/[\w~-][\w.~-]*)+(?:\/\*)?$/,
      'must be the path alone, as in /old-page or /county/town/*',
    ),
    v.check(
      (path) => !path.endsWith('.html'),
      'needs no .html: that leads there anyway',
    ),
  ),
  to: text,
});

export type Redirect = v.InferOutput<typeof redirect>;

import * as v from 'valibot';
import { fields, text } from './parts.ts';

/** A former path, and the page that it redirects to. A path that ends in /* covers a whole town. */
export const redirect = fields({
  from: v.pipe(
    text,
    v.regex(
      /^(?:\/[\w~-][\w.~-]*)+(?:\/\*)?$/,
      'must be the path alone, as in /old-page or /county/town/*',
    ),
    v.check(
      (path) => !path.endsWith('.html'),
      'needs no .html: an address with it redirects here anyway',
    ),
  ),
  to: text,
});

export type Redirect = v.InferOutput<typeof redirect>;

import * as v from 'valibot';
import { fields, flag, pagePath, text } from './parts.ts';

/** A page of the business's own. Its component is in `site/pages/`. */
export const ownPage = fields({
  id: text,
  path: pagePath,
  /** The component's file, which exports it under the file's name. */
  module: v.pipe(
    text,
    v.regex(
      /^[A-Z]\w*Page\.tsx$/,
      'must be a file of site/pages whose name ends in Page.tsx',
    ),
  ),
  /** The page's name in the footer. */
  link: text,
  /** Whether search engines are asked not to index the page. */
  noIndex: v.optional(flag),
});

export type OwnPage = v.InferOutput<typeof ownPage>;

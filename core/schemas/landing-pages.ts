import * as v from 'valibot';
import { card } from './cards.ts';
import { fields, pagePath, text } from './parts.ts';

/** A landing page's row in the page table. Its texts are in `site/words/landing-pages/`. */
export const landingPage = fields({
  id: text,
  path: pagePath,
  /** Slug of the service that the page is about. */
  service: text,
  /** Slug of the town that the page is about. Left out for the whole county. */
  town: v.optional(text),
  /** The page's name in the footer and the breadcrumb. */
  name: text,
  /** The text of links to the page: the work and the place. */
  link: text,
  card,
});

export type LandingPageRow = v.InferOutput<typeof landingPage>;

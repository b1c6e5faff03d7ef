import * as v from 'valibot';

const strings = v.array(v.string());
const date = v.pipe(
  v.string(),
  v.regex(
    /^(?:\d{4}-\d\d-\d\d)?$/,
    'must be a date as in 2026-11-22, or empty',
  ),
);

const headingSchema = v.strictObject({
  /** From 1 to 6. */
  level: v.number(),
  text: v.string(),
});
const pictureSchema = v.strictObject({
  address: v.string(),
  /** Alternative text; empty if there is none. */
  alt: v.string(),
});

/** What crawlers see of a page, without anything that depends on the site's origin. */
const manifestEntrySchema = v.strictObject({
  path: v.string(),
  title: v.string(),
  description: v.string(),
  canonicalPath: v.string(),
  robots: v.string(),
  /** Other head tags that crawlers read, by name, and the page's language. */
  head: v.record(v.string(), v.string()),
  words: v.pipe(v.number(), v.integer()),
  contentHash: v.string(),
  /** Date of the content's last change; empty until a build is given a date. */
  changed: date,
  links: strings,
  headings: v.array(headingSchema),
  images: v.array(pictureSchema),
  /** Open Graph and Twitter tags that do not repeat title, description and URL. */
  social: v.record(v.string(), v.string()),
  /** A line of JSON for each node of structured data, by type. Long values are hashed. */
  data: v.record(v.string(), v.string()),
  /** Sentences of the page's main text, in order. */
  text: strings,
});

/** What crawlers see of the site besides its pages. */
const manifestSiteSchema = v.strictObject({
  /** Lines of robots.txt. */
  robots: strings,
  /** Pages that the sitemap leaves out. */
  notInSitemap: strings,
  /** Lines of the headers file of a site without settings. */
  headers: strings,
  /** Variants of URLs, each with the site's response. */
  redirects: strings,
});

export const manifestSchema = v.strictObject({
  site: manifestSiteSchema,
  pages: v.array(manifestEntrySchema),
});

export type Heading = v.InferOutput<typeof headingSchema>;
export type PictureEntry = v.InferOutput<typeof pictureSchema>;
export type ManifestEntry = v.InferOutput<typeof manifestEntrySchema>;
export type ManifestSite = v.InferOutput<typeof manifestSiteSchema>;
export type Manifest = v.InferOutput<typeof manifestSchema>;

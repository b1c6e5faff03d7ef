import * as v from 'valibot';

const strings = v.array(v.string());
const date = v.pipe(
  v.string(),
  v.regex(
    /^(?:\d{4}-\d\d-\d\d)?$/,
    'must be a date as in 2026-11-22, or empty',
  ),
);

/** What crawlers see of a page, without anything that depends on where the site runs. */
const manifestEntrySchema = v.strictObject({
  path: v.string(),
  title: v.string(),
  description: v.string(),
  canonicalPath: v.string(),
  robots: v.string(),
  /** Other tags of the head that crawlers read, by name; and the language. */
  head: v.record(v.string(), v.string()),
  words: v.pipe(v.number(), v.integer()),
  contentHash: v.string(),
  /** Date of the content's last change; empty until a build is given a date. */
  changed: date,
  links: strings,
  /** Each heading as its level and text, as in `2 What it costs`. */
  headings: strings,
  /** Address and alternative text. */
  images: strings,
  /** Open Graph and Twitter tags that say more than title, description and address. */
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
  /** Header lines of a host without settings. */
  headers: strings,
  /** Other spellings of addresses, and how the site answers them. */
  redirects: strings,
});

export const manifestSchema = v.strictObject({
  site: manifestSiteSchema,
  pages: v.array(manifestEntrySchema),
});

export type ManifestEntry = v.InferOutput<typeof manifestEntrySchema>;
export type ManifestSite = v.InferOutput<typeof manifestSiteSchema>;
export type Manifest = v.InferOutput<typeof manifestSchema>;

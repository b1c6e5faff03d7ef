import * as v from 'valibot';

/** What crawlers see of one page, without anything that depends on where the site runs. */
export const manifestEntrySchema = v.strictObject({
  path: v.string(),
  title: v.string(),
  description: v.string(),
  canonicalPath: v.string(),
  robots: v.string(),
  words: v.pipe(v.number(), v.integer()),
  links: v.array(v.string()),
  contentHash: v.string(),
});

export const manifestSchema = v.array(manifestEntrySchema);

export type ManifestEntry = v.InferOutput<typeof manifestEntrySchema>;

import { z } from 'zod';

/** What crawlers see of one page, without anything that depends on where the site runs. */
export const manifestEntrySchema = z.strictObject({
  path: z.string(),
  title: z.string(),
  description: z.string(),
  canonicalPath: z.string(),
  robots: z.string(),
  words: z.number().int(),
  links: z.array(z.string()),
  contentHash: z.string(),
});

export const manifestSchema = z.array(manifestEntrySchema);

export type ManifestEntry = z.infer<typeof manifestEntrySchema>;

import {
  embeddedPostsFile,
  manifestFile,
  nameOf,
  wordsFile,
} from '../paths.ts';

/* Folders that several stages are made from. A stage names folders and not modules: it may run once too often, and never too seldom. */

/** The pack but for its pictures, its own files for the site, and what only tests and the diary read. */
export const pack = [
  'site',
  '!site/media',
  '!site/public',
  '!site/mark.svg',
  '!site/tests',
  '!site/seed.sql',
  '!site/sample-values.json',
];

/** What of the pack only the generator reads. */
export const generatorOnly = [
  '!site/profiles',
  '!site/generic-profile.json',
  '!site/seo-overrides.json',
];

/** The builder, and the shared language but for the list of held back pages: whoever reads that waits for its stage. */
export const code = [
  'pipeline',
  'generator/pack',
  'src/domain',
  '!src/domain/unpublished.generated.json',
  'src/pack-types',
];

/** The snapshotter without what a build writes beside it. */
export const snapshotter = [
  'snapshots',
  ...[manifestFile, wordsFile, embeddedPostsFile].map(
    (file) => `!${nameOf(file)}`,
  ),
];

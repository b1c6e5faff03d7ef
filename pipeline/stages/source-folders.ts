import {
  embeddedPostsFile,
  manifestFile,
  nameOf,
  wordsFile,
} from '../paths.ts';

/* Folders that several stages are made from. A stage names folders and not modules: it may run once too often, and never too seldom. */

/** What the build itself writes into the pack: a stage that reads one names it. */
export const generatedLists = [
  'site/pictures.generated.json',
  'site/close-ups.generated.json',
  'site/districts.generated.json',
  'site/unpublished.generated.json',
];

/** The pack but for generated lists, its pictures, its own files for the site, and what only tests and the diary read. */
export const pack = [
  'site',
  ...generatedLists.map((file) => `!${file}`),
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

/** The builder and the shared language. */
export const code = ['pipeline', 'pack', 'src/domain'];

/** The snapshotter without what a build writes beside it. */
export const snapshotter = [
  'snapshots',
  ...[manifestFile, wordsFile, embeddedPostsFile].map(
    (file) => `!${nameOf(file)}`,
  ),
];

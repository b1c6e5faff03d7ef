import { diaryFile } from '../../pack/diary.ts';
import { manifestFile, wordsFile } from '../../core/disk/committed-files.ts';
import { nameInPack, nameOf } from '../../core/disk/project-paths.ts';

/*
 * Inputs that several stages share. Stages name folders rather than modules: running too often is
 * better than missing a change.
 */

const without = (names: readonly string[]) => names.map((name) => `!${name}`);

/** Lists that the build writes into the pack. A stage that reads one must name it. */
export const generatedLists = [
  'site/pictures.generated.json',
  'site/districts.generated.json',
  'site/unpublished.generated.json',
].map(nameInPack);

const unread = [
  'site/media',
  'site/public',
  'site/mark.svg',
  'site/tests',
  diaryFile,
  'site/sample-values.json',
].map(nameInPack);

/**
 * The pack without generated lists, pictures, public files, and what only tests and the diary read.
 */
export const pack = [
  nameInPack('site'),
  ...without([...generatedLists, ...unread]),
];

/** Excludes those files of the pack that only the generator reads. */
export const withoutProfiles = without(
  ['site/profiles', 'site/generic-profile.json', 'site/seo-overrides.json'].map(
    nameInPack,
  ),
);

/** The build's own code and what it stands on. */
export const code = [
  'core',
  'pipeline',
  'pack',
  '!pack/starter',
  'supabase/functions/_shared',
];

/** The snapshotter without the files that it writes. */
export const snapshotter = [
  'snapshots',
  ...without([manifestFile, wordsFile].map(nameOf)),
];

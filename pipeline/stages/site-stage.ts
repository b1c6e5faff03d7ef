import { diaryFile } from '../../pack/diary.ts';
import { manifestFile, wordsFile } from '../../core/disk/committed-files.ts';
import { hashOf } from '../../core/disk/hash-of.ts';
import type { JobPost } from '../../core/domain/diary/job-post.ts';
import type { Environment } from '../../core/domain/settings/environment.ts';
import type { Stage } from '../cache/stage.ts';
import {
  contentFolder,
  dist,
  nameInPack,
  nameOf,
  packPublicFolder,
  publicFolder,
} from '../../core/disk/project-paths.ts';
import { code, pack, snapshotter, withoutProfiles } from './source-folders.ts';

/** The pack and the code that render and assemble pages. */
const assembler = [...pack, ...withoutProfiles, ...snapshotter, 'core'];

/** The inputs that all pages share. This stage never runs; only its fingerprint is used. */
export const pagesStage: Stage = {
  name: 'pages',
  inputs: assembler,
  dependsOn: ['bundle'],
};

/**
 * The stage that makes `dist/` and the committed files manifest.json and words.txt.
 * @param hostedPosts the posts of a hosted diary; those of the pack are an input
 */
export const siteStage = (
  environment: Environment,
  hostedPosts?: readonly JobPost[],
): Stage => ({
  name: 'site',
  inputs: [
    ...code,
    ...assembler,
    'server',
    nameOf(publicFolder),
    `!${nameOf(contentFolder)}`,
    nameOf(packPublicFolder),
    nameInPack(diaryFile),
  ],
  settings: {
    environment,
    hostedPosts: hashOf(JSON.stringify(hostedPosts ?? null)),
  },
  dependsOn: ['bundle', 'content', 'pictures', 'icons', 'cards'],
  products: [dist, manifestFile, wordsFile].map(nameOf),
});

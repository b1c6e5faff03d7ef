import { manifestFile, wordsFile } from '../../snapshots/committed-files.ts';
import type { Environment } from '../../src/domain/settings/environment.ts';
import type { Stage } from '../cache/stage.ts';
import {
  contentFolder,
  dist,
  nameOf,
  packPublicFolder,
  publicFolder,
} from '../paths.ts';
import { code, pack, snapshotter, withoutProfiles } from './source-folders.ts';

/** The pack and the code that render and assemble pages. */
const assembler = [...pack, ...withoutProfiles, ...snapshotter, 'src/domain'];

/** The inputs that all pages share. This stage never runs; only its fingerprint is used. */
export const pagesStage: Stage = {
  name: 'pages',
  inputs: assembler,
  dependsOn: ['bundle'],
};

interface SiteOptions {
  readonly environment: Environment;
  /** Hash of a hosted diary's posts; undefined for the embedded diary. */
  readonly hostedPosts: string | undefined;
}

/** The stage that makes `dist/` and the committed files manifest.json and words.txt. */
export const siteStage = ({
  environment,
  hostedPosts,
}: SiteOptions): Stage => ({
  name: 'site',
  inputs: [
    ...code,
    ...assembler,
    'server',
    nameOf(publicFolder),
    `!${nameOf(contentFolder)}`,
    nameOf(packPublicFolder),
  ],
  settings: { environment, hostedPosts },
  dependsOn: ['bundle', 'content', 'diary', 'pictures', 'icons', 'cards'],
  products: [dist, manifestFile, wordsFile].map(nameOf),
});

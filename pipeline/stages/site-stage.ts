import type { Environment } from '../../src/domain/settings/environment.ts';
import type { Stage } from '../cache/stage.ts';
import {
  contentFolder,
  dist,
  manifestFile,
  nameOf,
  packPublicFolder,
  publicFolder,
  wordsFile,
} from '../paths.ts';
import { code, generatorOnly, pack, snapshotter } from './source-folders.ts';

/** The code that renders and assembles, without what it makes beside itself. */
const assembler = [
  ...pack,
  ...generatorOnly,
  ...snapshotter,
  nameOf(import.meta.dirname),
  'generator/likeness',
  'src/domain',
];

/** What all pages are made from beside their own data: the bundles, and the code that renders and assembles. */
export const pagesStage: Stage = {
  name: 'pages',
  inputs: assembler,
  dependsOn: ['bundle'],
};

interface SiteOptions {
  readonly environment: Environment;
  /** Hash of a hosted diary's posts. */
  readonly hostedPosts: string | undefined;
}

/** The whole of `dist/`, and the manifest of its pages. */
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
  products: [nameOf(dist), nameOf(manifestFile), nameOf(wordsFile)],
});

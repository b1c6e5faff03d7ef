import { dirname, join } from 'node:path';
import { markFile } from '../../pack/mark.ts';
import { readVariables } from '../../server/read-environment.ts';
import { iconsStage } from './icons/draw-icons.ts';
import type { BuildCache } from '../cache/build-cache.ts';
import type { RunnableStage } from '../cache/stage.ts';
import {
  bundleFolder,
  nameInPack,
  nameOf,
  packPublicFolder,
  rendererFile,
  root,
} from '../../core/disk/project-paths.ts';
import type { Reporter } from '../reporter.ts';
import { runChild } from '../run-child.ts';
import { cardsStage } from './cards/cards-stage.ts';
import { contentStage, unpublishedStage } from './content/content-stages.ts';
import { pictureSizesStage, picturesStage } from './pictures/picture-stages.ts';
import {
  code,
  generatedLists,
  pack,
  withoutProfiles,
} from './source-folders.ts';

interface StageOptions {
  readonly cache: BuildCache;
  /** Fail if a committed product differs from what this build makes. */
  readonly frozen: boolean;
  readonly reporter: Pick<Reporter, 'note' | 'progress'>;
}

/** Returns the stages of a build, except the site. `updateStages` sets their order. */
export function stagesByName({ cache, frozen, reporter }: StageOptions) {
  const variables = Object.entries(readVariables()).filter(([name]) =>
    name.startsWith('VITE_'),
  );
  return {
    bundle: bundleStage(variables.sort()),
    cards: cardsStage(cache),
    content: contentStage(reporter.note),
    icons: iconsStage,
    pack: packStage,
    pictures: picturesStage(cache, reporter),
    pictureSizes: pictureSizesStage(cache, frozen),
    unpublished: unpublishedStage(frozen),
  };
}

const bundler = 'pipeline/stages/bundles';

/**
 * Makes both bundles: the renderer of routes, and what visitors load.
 * @param variables the environment variables that the code may read as `import.meta.env`
 */
const bundleStage = (variables: unknown): RunnableStage => ({
  name: 'bundle',
  inputs: [
    'core',
    'src',
    'supabase/functions/_shared',
    ...pack,
    ...withoutProfiles,
    ...generatedLists,
    'index.html',
    'vite.config.ts',
    'pack',
    '!pack/starter',
    'server/read-environment.ts',
    bundler,
  ],
  settings: variables,
  products: [nameOf(dirname(rendererFile)), nameOf(bundleFolder)],
  run: async () => void (await runChild(join(root, `${bundler}/bundle.ts`))),
});

/** Checks the pack before anything is made from it. */
const packStage: RunnableStage = {
  name: 'pack',
  inputs: [
    ...pack,
    ...withoutProfiles,
    ...code,
    nameOf(packPublicFolder),
    nameInPack(markFile),
  ],
  products: [],
  run: async () => {
    const { checkPack } = await import('../../pack/check-pack.ts');
    await checkPack();
  },
};

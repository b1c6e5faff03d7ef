import type { Environment } from '../../src/domain/settings/environment.ts';
import { readVariables } from '../../src/domain/settings/read-environment.ts';
import { iconsStage } from '../brand/draw-icons.ts';
import type { BuildCache } from '../cache/build-cache.ts';
import type { RunnableStage } from '../cache/stage.ts';
import { dirname, join } from 'node:path';
import { bundleFolder, nameOf, rendererFile, root } from '../paths.ts';
import type { Reporter } from '../reporter.ts';
import { runChild } from '../run-child.ts';
import { cardsStage } from './cards/cards-stage.ts';
import { contentStage, unpublishedStage } from './content/content-stages.ts';
import { packStage } from './pack-stage.ts';
import { pictureSizesStage, picturesStage } from './pictures/picture-stages.ts';
import { generatorOnly, pack } from './source-folders.ts';

interface StageOptions {
  readonly cache: BuildCache;
  readonly environment: Environment;
  /** Fail where a committed product is not what this build makes. */
  readonly frozen: boolean;
  readonly reporter: Pick<Reporter, 'note' | 'progress'>;
}

/** The stages whose products pages are made from, the diary aside. */
export function listStages({ cache, environment, frozen, reporter }: StageOptions) {
  const variables = Object.entries(readVariables()).filter(([name]) => name.startsWith('VITE_'));
  return {
    pack: packStage,
    content: contentStage({ cache, note: reporter.note }),
    unpublished: unpublishedStage(frozen),
    pictureSizes: pictureSizesStage({ cache, frozen }),
    pictures: picturesStage({ cache, ...reporter }),
    icons: iconsStage,
    cards: cardsStage(cache),
    bundle: bundleStage({ environment, variables: variables.sort() }),
  };
}

const bundler = 'pipeline/stages/bundles';

/** Bundles what renders routes inside the browser, and what visitors load. `variables`: all that the code may read as `import.meta.env`. */
const bundleStage = (variables: unknown): RunnableStage => ({
  name: 'bundle',
  inputs: [
    'src',
    ...pack,
    ...generatorOnly,
    'index.html',
    'vite.config.ts',
    'generator/pack/theme.ts',
    'pipeline/paths.ts',
    bundler,
  ],
  settings: variables,
  products: [nameOf(dirname(rendererFile)), nameOf(bundleFolder)],
  run: async () => void (await runChild(join(root, `${bundler}/bundle.ts`))),
});

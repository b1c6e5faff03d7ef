import type { Environment } from '../../src/domain/settings/environment.ts';
import { readVariables } from '../../server/read-environment.ts';
import { iconsStage } from '../brand/draw-icons.ts';
import type { BuildCache } from '../cache/build-cache.ts';
import { root } from '../paths.ts';
import type { Reporter } from '../reporter.ts';
import { bundleStage } from './bundles/bundle-stage.ts';
import { cardsStage } from './cards/cards-stage.ts';
import { contentStage, unpublishedStage } from './content/content-stages.ts';
import { packStage } from './pack-stage.ts';
import { pictureSizesStage, picturesStage } from './pictures/picture-stages.ts';

interface StageOptions {
  readonly cache: BuildCache;
  readonly environment: Environment;
  /** Fail where a committed product is not what this build makes. */
  readonly frozen: boolean;
  readonly reporter: Pick<Reporter, 'note' | 'progress'>;
}

/** The stages whose products pages are made from, the diary aside. */
export function listStages({ cache, environment, frozen, reporter }: StageOptions) {
  const variables = Object.entries(readVariables(root)).filter(([name]) => name.startsWith('VITE_'));
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

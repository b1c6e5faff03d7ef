import { inject } from 'vitest';
import {
  openBuildCache,
  type BuildCache,
} from '../../../pipeline/cache/build-cache.ts';
import type { Stage } from '../../../pipeline/cache/stage.ts';
import { openDiary } from '../../../pipeline/stages/diary/open-diary.ts';
import { stagesByName } from '../../../pipeline/stages/stages-by-name.ts';
import { parseEnvironment } from '../../../src/domain/settings/environment.ts';
import { isFull } from './fault-share.ts';
import { copyToChange } from './project-copy.ts';
import { siteStage } from '../../../pipeline/stages/site-stage.ts';

/** The project that tests of faults copy: the example, or in full this project. */
export const copied = isFull
  ? { of: undefined, county: 'devon' }
  : { of: inject('exampleProject'), county: 'cornwall' };

/** A built copy with its own browser and pictures, so that any file in it can be damaged. */
export const copyToBreak = () =>
  copyToChange({
    of: copied.of,
    isBuilt: true,
    own: ['.cache/chromium', '.cache/pictures'],
  });

/** Every stage of a build, and what the copy in `root` knows of its last one. */
export async function openStages(
  root: string,
): Promise<{ cache: BuildCache; stages: readonly Stage[] }> {
  const environment = parseEnvironment({});
  const cache = openBuildCache(root);
  const reporter = { note: () => undefined, progress: () => () => undefined };
  const diary = await openDiary({
    cache,
    environment,
    allowMissingDiary: false,
    allowEmptyDiary: false,
    frozen: true,
    note: reporter.note,
  });
  const stages = [
    ...Object.values(stagesByName({ cache, frozen: true, reporter })),
    diary.stage,
    siteStage({ environment, hostedPosts: diary.hosted }),
  ];
  return { cache, stages };
}

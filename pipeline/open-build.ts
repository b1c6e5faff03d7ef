import { readEnvironment } from '../server/read-environment.ts';
import { withBuildLock } from './build-lock.ts';
import { BuildCache } from './cache/build-cache.ts';
import { recoverFolder } from './swap-folder.ts';
import { dist, root } from './paths.ts';
import type { Reporter } from './reporter.ts';
import { openDiary } from './stages/diary/diary-stage.ts';
import { stagesByName } from './stages/stages-by-name.ts';
import { parseDate } from '../snapshots/plan/page-dates.ts';
import { siteStage } from './stages/site-stage.ts';

export interface BuildOptions {
  /** Build without job posts where the database does not answer. */
  readonly allowMissingDiary: boolean;
  /** Publish an empty diary, where the hosted database had posts the last time. */
  readonly allowEmptyDiary: boolean;
  /** Fail where a committed product is not what this run makes. */
  readonly frozen: boolean;
  /** The date of content that changed since the committed manifest, as it was typed, or `history`; it waits for one where there is none. */
  readonly date?: string | undefined;
  readonly reporter: Reporter;
}

/** What a build works with, and the snapshot stage alone. */
export type Build = Awaited<ReturnType<typeof openBuild>>;

/**
 * Opens cache and diary for `action`, as the only build of this folder, and lists the stages. What is known at its end is saved.
 * @throws InputError where another build runs, the settings are wrong or the diary does not answer
 */
export function withBuild(
  options: BuildOptions,
  action: (build: Build) => Promise<void>,
): Promise<void> {
  return withBuildLock(async (checkLock) => {
    const build = await openBuild(options, checkLock);
    try {
      await action(build);
    } finally {
      build.cache.save();
    }
  });
}

async function openBuild(options: BuildOptions, checkLock: () => void) {
  const { allowMissingDiary, allowEmptyDiary, date, frozen, reporter } =
    options;
  const environment = readEnvironment();
  recoverFolder(dist);
  const cache = new BuildCache(root, { readsAll: frozen, time: reporter.time });
  const diary = await openDiary({
    cache,
    environment,
    allowMissing: allowMissingDiary,
    allowEmpty: allowEmptyDiary,
    frozen,
    note: reporter.note,
  });
  return {
    ...options,
    date: parseDate(date),
    environment,
    checkLock,
    cache,
    diary,
    stages: {
      ...stagesByName({ cache, environment, frozen, reporter }),
      diary: diary.stage,
    },
    site: siteStage({ environment, hostedPosts: diary.hosted }),
  };
}

import { readEnvironment } from '../server/read-environment.ts';
import { parseDate } from '../snapshots/plan/page-dates.ts';
import { withBuildLock } from './build-lock.ts';
import { openBuildCache } from './cache/build-cache.ts';
import { dist, root } from './paths.ts';
import type { Reporter } from './reporter.ts';
import { openDiary } from './stages/diary/open-diary.ts';
import { siteStage } from './stages/site-stage.ts';
import { stagesByName } from './stages/stages-by-name.ts';
import { recoverFolder } from './swap-folder.ts';

export interface BuildOptions {
  /** Build without job posts if the database does not answer. */
  readonly allowMissingDiary: boolean;
  /** Publish an empty diary even if the hosted database had posts the last time. */
  readonly allowEmptyDiary: boolean;
  /** Fail if a committed product differs from what this run makes. */
  readonly frozen: boolean;
  /** Date of content that the committed manifest lacks, as typed: a day or `history`. */
  readonly date?: string | undefined;
  readonly reporter: Reporter;
}

/** What the steps of a build work with. */
export type Build = Awaited<ReturnType<typeof openBuild>>;

/**
 * Runs `action` as the only build of this folder. The cache is saved at its end, even if it fails.
 * @throws InputError if another build runs, a setting is wrong or the diary does not answer
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
  const { date, frozen, reporter } = options;
  const environment = readEnvironment();
  recoverFolder(dist);
  const cache = openBuildCache(root, { readsAll: frozen });
  const note = reporter.note;
  const diary = await openDiary({ ...options, cache, environment, note });
  return {
    ...options,
    date: parseDate(date),
    environment,
    checkLock,
    cache,
    diary,
    stages: {
      ...stagesByName({ cache, frozen, reporter }),
      diary: diary.stage,
    },
    site: siteStage({ environment, hostedPosts: diary.hosted }),
  };
}

import { readEnvironment } from '../server/read-environment.ts';
import { parseDate } from '../snapshots/plan/page-dates.ts';
import { withBuildLock } from './build-lock.ts';
import { openBuildCache } from './cache/build-cache.ts';
import { dist, root } from '../core/disk/project-paths.ts';
import { readPosts } from './read-posts.ts';
import type { Reporter } from './reporter.ts';
import { siteStage } from './stages/site-stage.ts';
import { stagesByName } from './stages/stages-by-name.ts';
import { recoverFolder, refuseLink } from './swap-folder.ts';

export interface BuildOptions {
  /** Build with the last known job posts, or with none, if the database cannot be read. */
  readonly allowMissingDiary: boolean;
  /** Publish an empty diary even if posts were read from the hosted database before. */
  readonly allowEmptyDiary: boolean;
  /** Fail if a committed product differs from what this run makes. */
  readonly frozen: boolean;
  /**
   * The value of `--date`: a day or `history`. It dates content that is not in the committed
   * manifest.
   */
  readonly date?: string | undefined;
  readonly reporter: Reporter;
}

/** The options, cache, job posts and stages that the steps of a build share. */
export type Build = Awaited<ReturnType<typeof openBuild>>;

/**
 * Opens a build under the build lock and runs `action` with it. Saves the cache even if `action`
 * fails.
 * @throws InputError if another build is running, a setting is wrong or the diary cannot be read
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
  refuseLink(dist);
  recoverFolder(dist);
  const cache = openBuildCache(root, { readsAll: frozen });
  const note = reporter.note;
  const posts = await readPosts({ ...options, environment, note });
  return {
    ...options,
    date: parseDate(date),
    environment,
    checkLock,
    cache,
    posts,
    stages: stagesByName({ cache, frozen, reporter }),
    site: siteStage(environment, environment.supabaseUrl ? posts : undefined),
  };
}

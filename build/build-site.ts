import { rmSync } from 'node:fs';
import { readEnvironment } from '../server/read-environment.ts';
import { openBuildCache } from './cache/build-cache.ts';
import type { RunnableStage } from './cache/stage.ts';
import { recoverFolder } from './files/swap-folder.ts';
import { dist, nextDist, root } from './places.ts';
import type { Reporter } from './reporter.ts';
import { openDiary } from './stages/diary/diary-stage.ts';
import { listStages } from './stages/list-stages.ts';
import { siteStage } from './stages/site/site-stages.ts';

export interface BuildOptions {
  /** Build without job posts where the database does not answer. */
  readonly allowMissingDiary: boolean;
  /** Fail where a committed product is not what this build makes. */
  readonly frozen: boolean;
  /** Stop where the pages would be rendered. */
  readonly noSnapshots: boolean;
  /** The date of content that changed since the committed manifest; empty where it waits for one. */
  readonly date?: string;
  readonly reporter: Reporter;
}

/**
 * Brings `dist/` up to date. Stages run side by side where they can, and not at all where their inputs and products are as they
 * were; `make-dist.ts` tells how. What a build with nothing to do never needs is not loaded for it.
 * @throws InputError for everything wrong with the inputs; SnapshotError naming every page that could not be rendered.
 */
export async function buildSite({
  allowMissingDiary,
  frozen,
  noSnapshots,
  date = '',
  reporter,
}: BuildOptions): Promise<void> {
  const { note } = reporter;
  const environment = readEnvironment(root);
  recoverFolder(dist);
  const cache = openBuildCache(root);
  const diary = await openDiary({ cache, environment, allowMissing: allowMissingDiary, frozen, note });
  const stages = listStages({ cache, environment, frozen, reporter });
  const whole = siteStage({ environment, hostedPosts: diary.hosted });
  const isChanged = (stage: RunnableStage) => !cache.isFresh(stage);
  const pagesBefore = cache.pageCount();
  const endUnchanged = () => reporter.end('Nothing changed: dist/ is up to date', { pages: pagesBefore, rendered: 0 });

  // What a build that was killed left of the next site.
  rmSync(nextDist, { recursive: true, force: true });
  let tidied: Promise<unknown> | undefined;
  try {
    const isRebundled = [stages.renderer, stages.bundle].some(isChanged);
    const mayRender = isRebundled || isChanged(stages.content);
    const needed = [
      stages.pack,
      stages.unpublished,
      stages.pictureSizes,
      stages.pictures,
      stages.cards,
      ...(diary.stage ? [diary.stage] : []),
    ];
    if (date === '' && !mayRender && !needed.some(isChanged) && cache.isFresh(whole)) return endUnchanged();

    // Loaded where there is something to do.
    const { makeDist } = await import('./make-dist.ts');
    const work = { environment, cache, diary, stages, whole, isRebundled, mayRender, endUnchanged };
    ({ tidied } = await makeDist({ frozen, noSnapshots, date, reporter, ...work }));
  } finally {
    cache.save();
    await tidied;
  }
}

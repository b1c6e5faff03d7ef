import { dirname } from 'node:path';
import type { PageJob } from '../../snapshots/assembly/assemble-site.ts';
import type { PageTemplate } from '../../snapshots/cached-pages.ts';
import { InputError } from '../../src/domain/problems.ts';
import type { Environment } from '../../src/domain/settings/environment.ts';
import { readEnvironment } from '../../server/read-environment.ts';
import type { BuildLock } from '../build-lock.ts';
import { openBuildCache, type BuildCache } from '../cache/build-cache.ts';
import type { SiteRecord } from '../cache/site-record.ts';
import type { InputHashes, RunnableStage, StageReport } from '../cache/stage.ts';
import { bundleFolder, nameOf, rendererFile, root } from '../paths.ts';
import type { Reporter } from '../reporter.ts';
import { openDiary } from '../stages/diary/diary-stage.ts';
import { listStages } from '../stages/list-stages.ts';
import { contentWithWork, listJobs } from '../stages/site/page-jobs.ts';
import { readPageTemplate } from '../stages/site/read-page-template.ts';
import { pagesStage, siteStage } from '../stages/site/site-stages.ts';

/** What every part of the snapshot stage works from: the content and the bundle as they lie there. */
export interface SnapshotSetup {
  readonly environment: Environment;
  readonly lock: BuildLock;
  readonly cache: BuildCache;
  readonly template: PageTemplate;
  readonly jobs: readonly PageJob[];
  /** The date of content that has none in the committed manifest; empty where it waits for one. */
  readonly date: string;
  /** Content files that the diary adds to, by path in the site. */
  readonly contentWithWork: ReadonlyMap<string, string>;
  /** Brings pictures and cards up to date. */
  readonly makePictures: () => Promise<void>;
  /** What `dist/` is made from now. */
  readonly siteInputs: () => InputHashes;
  /** Records a `dist/` made from `inputs`: as finished where all stages' products are what the next build would make. */
  readonly recordSite: (record: Pick<SiteRecord, 'pages' | 'manifest'>, inputs: InputHashes, made: StageReport) => void;
}

interface SetupOptions {
  readonly lock: BuildLock;
  readonly allowMissingDiary: boolean;
  /** Fail where a committed product is out of date. */
  readonly frozen: boolean;
  readonly date: string;
  readonly reporter: Reporter;
}

/** @throws InputError where the bundle or content is missing, with the command that makes it, or where the diary does not answer. */
export async function setUpSnapshots({
  lock,
  allowMissingDiary,
  frozen,
  date,
  reporter,
}: SetupOptions): Promise<SnapshotSetup> {
  const { note } = reporter;
  const environment = readEnvironment(root);
  const cache = openBuildCache(root, { readsAll: frozen });
  const stages = listStages({ cache, environment, frozen, reporter });
  for (const folder of [dirname(rendererFile), bundleFolder]) requireProduct(cache, stages.bundle, nameOf(folder));
  if (!cache.isFresh(stages.bundle)) {
    note('The bundle was made from other sources than these: npm run build would bundle again.');
  }
  const diary = await openDiary({ cache, environment, allowMissing: allowMissingDiary, frozen, note });
  if (diary.stage) await cache.update(diary.stage, reporter.time);
  const posts = diary.posts();
  const jobs = listJobs({ posts, hashOfFile: cache.hashOf });
  const template = readPageTemplate(cache.fingerprintOf(pagesStage));
  const whole = siteStage({ environment, hostedPosts: diary.hosted });
  const isCurrent = () => [...Object.values(stages), ...(diary.stage ? [diary.stage] : [])].every(cache.isFresh);
  return {
    environment,
    lock,
    cache,
    template,
    jobs,
    date,
    contentWithWork: contentWithWork(jobs, posts, environment),
    async makePictures() {
      for (const stage of [stages.pictureSizes, stages.pictures, stages.icons, stages.cards])
        await cache.update(stage, reporter.time);
    },
    siteInputs: () => cache.inputsOf(whole),
    recordSite(record, inputs, made) {
      cache.recordSite({ templateFingerprint: template.fingerprint, ...record });
      if (isCurrent()) cache.record(whole, inputs, made);
      else cache.forget(whole);
    },
  };
}

/** @throws InputError where what the stage made in a folder is not there, or not as it was made. */
function requireProduct(cache: BuildCache, stage: RunnableStage, folder: string): void {
  const isBelow = (name: string) => name.startsWith(`${folder}/`);
  const made = Object.keys(cache.productsOf(stage.name)).filter(isBelow);
  const damaged = cache.changeOf(stage)?.products.find(isBelow);
  if (made.length > 0 && damaged === undefined) return;
  const isMissing = made.every((name) => cache.hashOf(name) === undefined);
  const reason = isMissing ? 'holds no bundle' : `is not as it was made (${damaged})`;
  const remedy = 'run npm run build first, or npm run build -- --no-snapshots';
  throw new InputError([{ file: folder, message: `${reason}: ${remedy}` }]);
}

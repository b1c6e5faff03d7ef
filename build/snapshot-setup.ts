import type { PageJob, Shell } from '../snapshots/assemble-site.ts';
import type { Environment } from '../src/domain/environment.ts';
import { assemblyFingerprint, bundleFingerprint, siteFingerprint } from './cache/build-inputs.ts';
import { listJobs, readShell } from './stages/page-jobs.ts';
import { root } from './places.ts';
import { openDiary } from './stages/read-diary.ts';
import { readEnvironment } from '../server/read-environment.ts';
import type { Reporter } from './reporter.ts';
import { readStamp, type StageName } from './cache/stages.ts';

/** What every part of the snapshot stage works from: the content and the bundle as they lie there. */
export interface SnapshotSetup {
  readonly environment: Environment;
  readonly shell: Shell;
  readonly jobs: readonly PageJob[];
  /** Fingerprint of a site made from these, as the build compares it. Taken after the manifest is settled. */
  readonly siteFingerprint: () => string;
}

interface SetupOptions {
  readonly allowMissingDiary: boolean;
  /** Fail where a committed product is out of date. */
  readonly frozen: boolean;
  readonly reporter: Reporter;
}

/** @throws InputError where the bundle or content is missing, with the command that makes it, or where the diary does not answer. */
export async function setUpSnapshots({ allowMissingDiary, frozen, reporter }: SetupOptions): Promise<SnapshotSetup> {
  const environment = readEnvironment(root);
  const assembly = assemblyFingerprint();
  const shell = readShell(assembly);
  if (readStamp('bundle') !== bundleFingerprint(environment)) {
    reporter.note('The bundle was made from other sources than these: npm run build would bundle again.');
  }
  const diary = await openDiary({ environment, allowMissing: allowMissingDiary, frozen, warn: reporter.note });
  const jobPosts = await diary.read();
  const jobs = listJobs(jobPosts);
  const stamp = (name: StageName) => readStamp(name) ?? '';
  const stages = {
    content: stamp('content'),
    renderer: stamp('renderer'),
    bundle: stamp('bundle'),
    pictures: stamp('pictures'),
  };
  const shown = jobPosts === undefined ? 'none' : diary.fingerprint;
  return { environment, shell, jobs, siteFingerprint: () => siteFingerprint({ stages, assembly, diary: shown }) };
}

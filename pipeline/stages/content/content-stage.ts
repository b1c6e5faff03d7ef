import {
  genericProfileFile,
  profilesFolder,
  seoOverridesFile,
  templatesFolder,
} from '../../../generator/data-files.ts';
import type { BuildCache } from '../../cache/build-cache.ts';
import type { RunnableStage, Stage } from '../../cache/stage.ts';
import { contentFolder, nameOf } from '../../paths.ts';
import { changedTowns } from './changed-towns.ts';
import { generatorScript, startGenerator, type GeneratorRun } from './run-generator.ts';

const code = [nameOf(import.meta.filename), nameOf(generatorScript)];
const shared = [templatesFolder, genericProfileFile, seoOverridesFile];

/** What all pages are made from: where it is as it was, what is known of other towns' pages holds. */
const sharedStage: Stage = { name: 'shared by towns', code, data: shared };

interface ContentOptions {
  readonly cache: Pick<BuildCache, 'fingerprintOf'>;
  /** One that is at work on all towns already. */
  readonly generator?: GeneratorRun;
  readonly note: (message: string) => void;
}

/** Generates the towns' content from profiles and templates: for the towns whose profile changed, or for all. */
export const contentStage = ({ cache, generator, note }: ContentOptions): RunnableStage => ({
  name: 'content',
  code,
  data: [...shared, profilesFolder],
  products: [nameOf(contentFolder)],
  async run(change) {
    const run = generator ?? startGenerator({ towns: changedTowns(change), awaitsKey: true });
    run.tell(cache.fingerprintOf(sharedStage));
    note(await run.ended);
    return { since: run.started };
  },
});

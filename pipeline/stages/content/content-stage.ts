import { profilesFolder, templatesFolder } from '../../../generator/inputs/data-files.ts';
import type { BuildCache } from '../../cache/build-cache.ts';
import type { RunnableStage, Stage } from '../../cache/stage.ts';
import { contentFolder, nameOf } from '../../paths.ts';
import { domain, pack } from '../source-folders.ts';
import { changedTowns } from './changed-towns.ts';
import { runGenerator } from './run-generator.ts';

const inputs = [
  ...pack,
  ...domain,
  templatesFolder,
  'generator',
  'commands/generate.ts',
  'commands/shared/generate-command.ts',
  'commands/shared/run-command.ts',
  'snapshots/shards.ts',
  'snapshots/snapshot-error.ts',
  'pipeline/is-expected.ts',
  nameOf(import.meta.dirname),
];

/** What all pages are made from: where it is as it was, what is cached of other towns' pages holds. */
const sharedStage: Stage = { name: 'shared by towns', inputs: [...inputs, `!${profilesFolder}`] };

interface ContentOptions {
  readonly cache: Pick<BuildCache, 'fingerprintOf'>;
  readonly note: (message: string) => void;
}

/** Generates the towns' content from profiles and templates: for the towns whose profile changed, or for all. */
export const contentStage = ({ cache, note }: ContentOptions): RunnableStage => ({
  name: 'content',
  inputs,
  products: [nameOf(contentFolder)],
  run: async (change) =>
    note(await runGenerator({ towns: changedTowns(change), key: cache.fingerprintOf(sharedStage) })),
});

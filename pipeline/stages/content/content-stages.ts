import { join } from 'node:path';
import {
  profilesFolder,
  templatesFolder,
} from '../../../generator/inputs/inputs.ts';
import {
  districtsFile,
  syncProfileLists,
  unpublishedFile,
} from '../../../generator/inputs/profile-lists.ts';
import { packFolder } from '../../../pack/pack-folder.ts';
import { at } from '../../../src/domain/assert-defined.ts';
import { InputError } from '../../../src/domain/problems.ts';
import type { BuildCache } from '../../cache/build-cache.ts';
import type { RunnableStage, Stage, StageChange } from '../../cache/stage.ts';
import { contentFolder, nameInPack, nameOf, root } from '../../paths.ts';
import { runChild } from '../../run-child.ts';
import { hasManyTowns } from '../../heap-growth.ts';
import { code, pack } from '../source-folders.ts';

const profiles = nameInPack(profilesFolder);

const inputs = [
  ...pack,
  ...code,
  nameInPack(templatesFolder),
  'generator',
  'commands/generate.ts',
  'commands/shared',
  'snapshots/shards.ts',
  'snapshots/snapshot-error.ts',
];

/** What all pages are made from: where it is as it was, what is cached of other towns' pages holds. */
const sharedStage: Stage = {
  name: 'shared by towns',
  inputs: [...inputs, `!${profiles}`],
};

/** Generates the towns' content from profiles and templates: for the towns whose profile changed, or for all. */
export const contentStage = (
  cache: Pick<BuildCache, 'fingerprintOf'>,
  note: (message: string) => void,
): RunnableStage => ({
  name: 'content',
  inputs,
  products: [nameOf(contentFolder)],
  run: async (change) =>
    note(
      await runGenerator(
        cache.fingerprintOf(sharedStage),
        changedTowns(change),
      ),
    ),
});

/** Brings what the bundle holds of the profiles up to date: the pages that they hold back, and the towns' postcode districts. */
export const unpublishedStage = (frozen: boolean): RunnableStage => ({
  name: 'unpublished',
  inputs: [...pack, ...code, 'generator/inputs'],
  products: [unpublishedFile, districtsFile].map(nameInPack),
  run: async () => syncProfileLists(packFolder, { frozen }),
});

/** Towns whose profiles are all that changed; undefined where more did, or what the stage made. */
export function changedTowns({
  everything,
  inputs,
  products,
}: StageChange): string[] | undefined {
  if (
    everything ||
    products.length > 0 ||
    !inputs.every((name) => name.startsWith(`${profiles}/`))
  )
    return undefined;
  return inputs.map((name) => name.slice(profiles.length + 1, -'.json'.length));
}

/** Half the usual young generation, which would hold some 200 MB of garbage. */
const nodeOptions = hasManyTowns ? ['--max-semi-space-size=8'] : [];

/**
 * Generates content in a process of its own, beside the bundler: for `towns`, or for all. `key` names all that pages are made from,
 * profiles aside: a later run knows by it what is cached of other towns. Resolves to its last line, how many files changed.
 * @throws InputError with what it complained of
 */
async function runGenerator(
  key: string,
  towns: readonly string[] = [],
): Promise<string> {
  const args = ['--known', key, ...towns.flatMap((town) => ['--town', town])];
  try {
    return at(
      (
        await runChild(join(root, 'commands/generate.ts'), {
          args,
          nodeOptions,
        })
      ).split('\n'),
      -1,
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const space = reason.includes('\n') ? '\n' : ' ';
    throw new InputError([
      { file: 'generate', message: `stopped the build:${space}${reason}` },
    ]);
  }
}

/**
 * Generates content for `npm run dev`, where a page is shown although it is refused. Resolves to how many files changed, and to what is refused.
 * @throws InputError with what cannot be shown at all
 */
export async function runDraft(): Promise<{
  readonly news: string;
  readonly refused: readonly string[];
}> {
  const lines = (
    await runChild(join(root, 'commands/generate.ts'), { args: ['--draft'] })
  ).split('\n');
  const mark = 'refused: ';
  return {
    news: at(lines, -1),
    refused: lines
      .filter((line) => line.startsWith(mark))
      .map((line) => line.slice(mark.length)),
  };
}

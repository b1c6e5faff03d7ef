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
import { inputError } from '../../../src/domain/problems.ts';
import type { RunnableStage, StageChange } from '../../cache/stage.ts';
import { contentFolder, nameInPack, nameOf, root } from '../../paths.ts';
import { runChild } from '../../run-child.ts';
import { code, pack } from '../source-folders.ts';

const generator = join(root, 'commands/generate.ts');
const profiles = nameInPack(profilesFolder);

/** Generates content for the towns whose profiles changed, or for all towns. */
export const contentStage = (
  note: (message: string) => void,
): RunnableStage => ({
  name: 'content',
  inputs: [
    ...pack,
    ...code,
    nameInPack(templatesFolder),
    'generator',
    'commands/generate.ts',
    'commands/shared',
    'snapshots/snapshot-error.ts',
  ],
  products: [nameOf(contentFolder)],
  run: async (change) => note(await runGenerator(changedTowns(change))),
});

/**
 * Updates the lists that the bundle takes from the profiles: unpublished pages and towns' postcode
 * districts.
 */
export const unpublishedStage = (frozen: boolean): RunnableStage => ({
  name: 'unpublished',
  inputs: [...pack, ...code, 'generator/inputs'],
  products: [unpublishedFile, districtsFile].map(nameInPack),
  run: async () => syncProfileLists(packFolder, { frozen }),
});

/** Returns the changed towns if only profiles changed; undefined if anything else did. */
function changedTowns({
  everything,
  inputs: changed,
  products,
}: StageChange): string[] | undefined {
  const start = `${profiles}/`;
  const isOnlyProfiles = changed.every((name) => name.startsWith(start));
  if (everything || products.length > 0 || !isOnlyProfiles) return undefined;
  return changed.map((name) => name.slice(start.length, -'.json'.length));
}

const lastLine = (text: string) => at(text.split('\n'), -1);

/**
 * Generates content in a child process, for `towns` or for all. Resolves to the last line of its
 * output, which says how many files changed.
 * @throws InputError with the generator's errors
 */
async function runGenerator(towns: readonly string[] = []): Promise<string> {
  const args = ['--checked', ...towns.flatMap((town) => ['--town', town])];
  try {
    return lastLine(await runChild(generator, { args }));
  } catch (error) {
    const { message } = error as Error;
    const space = message.includes('\n') ? '\n' : ' ';
    throw inputError('generate', `stopped the build:${space}${message}`);
  }
}

/**
 * Generates content for `npm run dev`, even if the checks refuse a page. Resolves to a line with
 * the number of changed files, and to what the checks refused.
 * @throws InputError naming what cannot be generated at all
 */
export async function runDraft(): Promise<{
  readonly news: string;
  readonly refused: readonly string[];
}> {
  const output = await runChild(generator, { args: ['--draft'] });
  const refused = [...output.matchAll(/^refused: (.*)$/gm)];
  return {
    news: lastLine(output),
    refused: refused.map(([, line = '']) => line),
  };
}

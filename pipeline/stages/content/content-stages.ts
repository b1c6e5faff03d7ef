import { join } from 'node:path';
import {
  resultLine,
  type GeneratorResult,
} from '../../../generator/generator-result.ts';
import {
  profilesFolder,
  templatesFolder,
} from '../../../generator/inputs/inputs.ts';
import {
  districtsFile,
  syncProfileLists,
  unpublishedFile,
} from '../../../generator/inputs/profile-lists.ts';
import { packFolder } from '../../../core/disk/pack-folder.ts';
import { assertDefined } from '../../../core/domain/assert-defined.ts';
import { inputError } from '../../../core/domain/problems.ts';
import type { RunnableStage, StageChange } from '../../cache/stage.ts';
import {
  contentFolder,
  nameInPack,
  nameOf,
  root,
} from '../../../core/disk/project-paths.ts';
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
  run: async (change) => note(await updateContent(changedTowns(change))),
});

/**
 * Updates the lists that the bundle takes from the profiles: unpublished pages and towns' postcode
 * districts.
 */
export const unpublishedStage = (frozen: boolean): RunnableStage => ({
  name: 'unpublished',
  inputs: [
    ...pack,
    ...code,
    'generator/inputs',
    'generator/generator-result.ts',
  ],
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

/**
 * Generates content in a child process, for `towns` or for all. Resolves to a line that says how
 * many files changed.
 * @throws InputError with the generator's errors
 */
async function updateContent(towns: readonly string[] = []): Promise<string> {
  const args = ['--checked', ...towns.flatMap((town) => ['--town', town])];
  try {
    return resultLine(await runGenerator(args));
  } catch (error) {
    const { message } = error as Error;
    const space = message.includes('\n') ? '\n' : ' ';
    throw inputError('generate', `stopped the build:${space}${message}`);
  }
}

/**
 * Generates content for `npm run dev`, even if the checks refuse a page.
 * @throws InputError naming what cannot be generated at all
 */
export const runDraft = (): Promise<GeneratorResult> =>
  runGenerator(['--draft']);

async function runGenerator(args: readonly string[]): Promise<GeneratorResult> {
  const result = await runChild(generator, { args });
  return assertDefined(result as GeneratorResult | undefined, 'result');
}

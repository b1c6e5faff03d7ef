import {
  genericProfileFile,
  profilesFolder,
  seoOverridesFile,
  templatesFolder,
} from '../../../generator/data-files.ts';
import type { RunnableStage, StageChange } from '../../cache/stage.ts';
import { contentFolder, nameOf } from '../../places.ts';
import { generatorScript, runGenerator } from './run-generator.ts';

/** Generates the towns' content from profiles and templates: for the towns whose profile changed, or for all. */
export const contentStage = (note: (message: string) => void): RunnableStage => ({
  name: 'content',
  code: [nameOf(import.meta.filename), nameOf(generatorScript)],
  data: [templatesFolder, profilesFolder, genericProfileFile, seoOverridesFile],
  products: [nameOf(contentFolder)],
  run: async (change) => note(await runGenerator(changedTowns(change))),
});

/** Towns whose pages alone must be made anew; undefined where more than profiles changed, or content that lies there. */
export function changedTowns({ everything, inputs, products }: StageChange): string[] | undefined {
  if (everything || products.length > 0 || !inputs.every((name) => name.startsWith(`${profilesFolder}/`)))
    return undefined;
  return inputs.map((name) => name.slice(profilesFolder.length + 1, -'.json'.length));
}

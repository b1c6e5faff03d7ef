import { profilesFolder } from '../../../generator/inputs/data-files.ts';
import type { StageChange } from '../../cache/stage.ts';

/** Towns whose profiles are all that changed; undefined where more did, or what the stage made. */
export function changedTowns({ everything, inputs, products }: StageChange): string[] | undefined {
  if (everything || products.length > 0 || !inputs.every((name) => name.startsWith(`${profilesFolder}/`)))
    return undefined;
  return inputs.map((name) => name.slice(profilesFolder.length + 1, -'.json'.length));
}

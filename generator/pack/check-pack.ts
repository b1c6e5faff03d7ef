import { InputError, type Problem } from '../../src/domain/problems.ts';
import { checkFacts } from './check-facts.ts';
import { checkMap } from './check-map.ts';
import { checkNames } from './check-names.ts';
import { checkPictures } from './check-pictures.ts';
import { checkRedirects } from './check-redirects.ts';
import { markProblems } from './mark.ts';
import type { PackData } from './pack-data.ts';
import { themeProblems } from './theme.ts';

/** Everything that is wrong with a pack, one problem a line, beyond what types and the schemas of its JSON files see. */
export function packProblems(pack: PackData): Problem[] {
  return [
    ...checkFacts(pack),
    ...checkNames(pack),
    ...checkPictures(pack),
    ...checkMap(pack),
    ...checkRedirects(pack),
    ...themeProblems(pack.theme),
    ...markProblems(pack.mark, pack.theme),
  ];
}

/**
 * Reads the pack and checks it, before anything is made from it.
 * @throws InputError for everything that is wrong at once.
 */
export async function checkPack(): Promise<void> {
  const problems = packProblems(await loadPack());
  if (problems.length > 0) throw new InputError(problems);
}

/** A file of the pack that is no TypeScript, or that fails as it is read, is a fault of the pack and no crash. */
async function loadPack(): Promise<PackData> {
  try {
    const { readPack } = await import('./read-pack.ts');
    return readPack();
  } catch (error) {
    const message = error instanceof Error ? error.message.replace(/\n.*/s, '') : String(error);
    throw new InputError([{ file: 'site', message: `cannot be read: ${message}` }]);
  }
}

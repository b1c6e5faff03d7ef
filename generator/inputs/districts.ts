import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../../src/domain/problems.ts';
import { towns } from '../../src/domain/towns.ts';
import { profilesFolder } from './data-files.ts';

export const districtsFile = 'src/content/districts.generated.json';

type Districts = Readonly<Record<string, readonly string[] | undefined>>;

/** A profile that cannot be read is the generator's to report. */
function readDistricts(file: string): readonly string[] | undefined {
  const [, list] = (existsSync(file) && /"postcodeHints":\s*(\[[^\]]*\])/.exec(readFileSync(file, 'utf8'))) || [];
  try {
    return list === undefined ? undefined : (JSON.parse(list) as string[]);
  } catch {
    return undefined;
  }
}

interface SyncOptions {
  readonly frozen: boolean;
  /** Towns whose profiles changed since the list was made; undefined where that is not known. */
  readonly changed?: readonly string[] | undefined;
}

/**
 * Brings the postcode districts by town, which the finder of towns reads, up to date with the profiles. A town without a profile of
 * its own has none. True where they changed.
 * @throws InputError where they would change although `frozen`.
 */
export function syncDistricts(root: string, { frozen, changed }: SyncOptions): boolean {
  const file = join(root, districtsFile);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const known = before !== undefined && changed ? (JSON.parse(before) as Districts) : undefined;
  const districts = towns.map(({ slug }) => [
    slug,
    known && !changed?.includes(slug) ? known[slug] : readDistricts(join(root, profilesFolder, `${slug}.json`)),
  ]);
  const text = `${JSON.stringify(Object.fromEntries(districts), null, 2)}\n`;
  if (before === text) return false;
  if (frozen)
    throw new InputError([
      { file: districtsFile, message: 'is not what site/profiles says: run npm run generate and commit it' },
    ]);
  writeFileSync(file, text);
  return true;
}

import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import { readText } from '../pack/read-text.ts';
import {
  parseEnvironment,
  type Environment,
} from '../src/domain/settings/environment.ts';
import { InputError } from '../src/domain/problems.ts';
import { printable } from '../src/domain/text/printable.ts';

const project = join(import.meta.dirname, '..');

/**
 * The settings in a file. A line that Node would pass over, or read under a name that nothing asks
 * for, is refused: one with a colon for the equals sign, or with an invisible character before the
 * name, as pasted or left by another editor.
 * @throws InputError naming the file and the setting
 */
function readSettings(file: string): NodeJS.Dict<string> {
  const refused = (message: string) =>
    new InputError([{ file: basename(file), message }]);
  const text = readText(file);
  const [, colon] = /^\s*([A-Z][A-Z0-9_]+)\s*:/m.exec(text) ?? [];
  if (colon !== undefined)
    throw refused(`"${colon}:" is no setting: write ${colon}= and its value`);
  const settings = parseEnv(text);
  const odd = Object.keys(settings).find((name) => !/^[\w.-]+$/.test(name));
  if (odd !== undefined)
    throw refused(
      `"${printable(odd)}" is no name of a setting: type the start of its line anew`,
    );
  return settings;
}

/** Variables of `.env`, `.env.local` and the process; later ones win. @throws InputError */
export function readVariables(
  root = project,
): Readonly<Record<string, string | undefined>> {
  const fromFiles = ['.env', '.env.local']
    .map((name) => join(root, name))
    .filter((file) => existsSync(file))
    .map(readSettings);
  return Object.assign({}, ...fromFiles, process.env) as Record<
    string,
    string | undefined
  >;
}

/** The environment from `readVariables`. @throws InputError */
export const readEnvironment = (root = project): Environment =>
  parseEnvironment(readVariables(root));

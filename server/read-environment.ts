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
 * The settings in a file. An invisible character before a name, as pasted or left by another
 * editor, would make another name, which nothing reads.
 * @throws InputError naming the file and the name
 */
function readSettings(file: string): NodeJS.Dict<string> {
  const settings = parseEnv(readText(file));
  const odd = Object.keys(settings).find((name) => !/^[\w.-]+$/.test(name));
  if (odd === undefined) return settings;
  const message = `"${printable(odd)}" is no name of a setting: type the start of its line anew`;
  throw new InputError([{ file: basename(file), message }]);
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

import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import { readText } from '../pack/read-text.ts';
import {
  parseEnvironment,
  unreadVariables,
  type Environment,
} from '../src/domain/settings/environment.ts';
import { inputError } from '../src/domain/problems.ts';
import { printable } from '../src/domain/text/printable.ts';

const project = join(import.meta.dirname, '..');

/** Matches a line that is not a comment and lacks an equals sign. Captures its first word. */
const noSetting = /^(?!\s*(?:#|$))[ \t]*([^\s=:]*)[^=\n]*$/m;

/** Matches a quoted value, which may have several lines. */
const quoted = /=[ \t]*(["'`])[\s\S]*?\1/g;

/**
 * Parses the settings in a file. Refuses a line that Node would skip or read under a wrong name:
 * one without an equals sign, or with an invisible character before the name, pasted or left by
 * another editor.
 * @throws InputError naming the file and the setting
 */
function readSettings(file: string): NodeJS.Dict<string> {
  const refused = (name: string, remedy: string) => {
    const message = `"${printable(name)}" ${remedy}`;
    return inputError(basename(file), message);
  };
  const text = readText(file);
  const [, word] = noSetting.exec(text.replaceAll(quoted, '=')) ?? [];
  if (word !== undefined)
    throw refused(word, 'is not a setting: write its name, = and its value');
  const settings = parseEnv(text);
  const odd = Object.keys(settings).find((name) => !/^[\w.-]+$/.test(name));
  if (odd !== undefined)
    throw refused(
      odd,
      'is not the name of a setting: type the start of its line again',
    );
  return settings;
}

/**
 * Reads the variables of `.env`, `.env.local` and the process; later ones win. @throws InputError
 */
export function readVariables(root = project): NodeJS.Dict<string> {
  const fromFiles = ['.env', '.env.local']
    .map((name) => join(root, name))
    .filter((file) => existsSync(file))
    .map(readSettings);
  return Object.assign({}, ...fromFiles, process.env);
}

/** Warns of each VITE_ variable that nothing reads, such as a mistyped one. @throws InputError */
export function warnOfUnread(warn: (line: string) => void): void {
  for (const line of unreadVariables(readVariables())) warn(line);
}

/** Parses the variables of `readVariables`. @throws InputError */
export const readEnvironment = (root = project): Environment =>
  parseEnvironment(readVariables(root));

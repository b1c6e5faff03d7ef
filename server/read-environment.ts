import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import { readText } from '../core/disk/read-text.ts';
import {
  parseEnvironment,
  type Environment,
} from '../core/domain/settings/environment.ts';
import { didYouMean } from '../core/domain/text/nearest.ts';
import { inputError } from '../core/domain/problems.ts';
import { printable } from '../core/domain/text/printable.ts';

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

/** The files of settings; a setting of the later one wins. */
const fileNames = ['.env', '.env.local'];

const settingFiles = (root: string): string[] =>
  fileNames.map((name) => join(root, name)).filter((file) => existsSync(file));

/**
 * Reads the variables of `.env`, `.env.local` and the process; later ones win. @throws InputError
 */
export function readVariables(root = project): NodeJS.Dict<string> {
  const fromFiles = settingFiles(root).map(readSettings);
  return Object.assign({}, ...fromFiles, process.env);
}

/** Matches the name of a file that was meant for settings but has another name. */
const nearlyRead = /^\.?env(?:\..+)?$/i;

/** Names of all settings, as `.env.example` documents them. */
const settingNames = (): string[] =>
  Object.keys(readSettings(join(project, '.env.example')));

/** Vite's own variable, which looks like one of ours. */
const ofVite = 'VITE_USER_NODE_ENV';

/**
 * Warns of settings that have no effect: names that nothing reads, such as mistyped ones, a name
 * given twice in a file, and files under another name than `.env`.
 * @throws InputError if a file of settings cannot be read
 */
export function warnOfUnread(
  warn: (line: string) => void,
  root = project,
): void {
  const known = settingNames();
  const isMeant = (name: string) =>
    /^VITE_/i.test(name) || known.includes(name.toUpperCase());
  for (const name of Object.keys(readVariables(root)))
    if (isMeant(name) && !known.includes(name) && name !== ofVite)
      warn(`environment: ${name}: nothing reads it${didYouMean(name, known)}`);
  for (const file of settingFiles(root))
    for (const name of repeatedNames(readText(file)))
      warn(`${basename(file)}: ${name} is given twice: the last one counts`);
  const read = [...fileNames, '.env.example'];
  for (const { name } of readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && nearlyRead.test(entry.name),
  ))
    if (!read.includes(name))
      warn(`${name}: nothing reads this file: settings are read from .env`);
}

/** Names that a file sets more than once. */
function repeatedNames(text: string): Set<string> {
  const lines = text.replaceAll(quoted, '=');
  const names = Array.from(
    lines.matchAll(/^[ \t]*(?:export[ \t]+)?([\w.-]+)[ \t]*=/gm),
    ([, name = '']) => name,
  );
  return new Set(names.filter((name, index) => names.indexOf(name) < index));
}

/** Parses the variables of `readVariables`. @throws InputError */
export const readEnvironment = (root = project): Environment =>
  parseEnvironment(readVariables(root));

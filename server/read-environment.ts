import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readText } from '../pack/read-text.ts';
import {
  parseEnvironment,
  type Environment,
} from '../src/domain/settings/environment.ts';

const project = join(import.meta.dirname, '..');

/** Variables of `.env`, `.env.local` and the process; later ones win. */
export function readVariables(
  root = project,
): Readonly<Record<string, string | undefined>> {
  const fromFiles = ['.env', '.env.local']
    .map((name) => join(root, name))
    .filter((file) => existsSync(file))
    .map((file) => parseEnv(readText(file)));
  return Object.assign({}, ...fromFiles, process.env) as Record<
    string,
    string | undefined
  >;
}

/** The environment from `readVariables`. @throws InputError */
export const readEnvironment = (root = project): Environment =>
  parseEnvironment(readVariables(root));

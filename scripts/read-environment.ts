import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parseEnvironment, type Environment } from '../src/domain/environment.ts';

/** The environment from `.env`, `.env.local` and the process, the later over the earlier. @throws InputError */
export function readEnvironment(root: string): Environment {
  const fromFiles = ['.env', '.env.local']
    .map((name) => join(root, name))
    .filter((file) => existsSync(file))
    .map((file) => parseEnv(readFileSync(file, 'utf8')));
  return parseEnvironment(Object.assign({}, ...fromFiles, process.env));
}

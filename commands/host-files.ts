/*
 * Writes the header and server files of every host, for the environment of .env, into dist.hosts/.
 * With --defaults it writes the committed ones in deploy/, which are for an environment without any settings.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { publishedHostFiles, serverHostFiles } from '../server/hosts/host-files.ts';
import { parseEnvironment } from '../src/domain/environment.ts';
import { InputError } from '../src/domain/problems.ts';
import { readEnvironment } from '../server/read-environment.ts';

const root = join(import.meta.dirname, '..');

try {
  const { values } = parseArgs({ options: { defaults: { type: 'boolean' } } });
  const environment = values.defaults ? parseEnvironment({}) : readEnvironment(root);
  const folder = values.defaults ? 'deploy' : 'dist.hosts';
  mkdirSync(join(root, folder), { recursive: true });
  for (const { name, text } of [...publishedHostFiles(environment), ...serverHostFiles(environment)]) {
    writeFileSync(join(root, folder, name), text);
    console.log(`${folder}/${name}`);
  }
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

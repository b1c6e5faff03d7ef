import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../core/disk/project-paths.ts';
import { serverHostFiles } from '../server/hosts/server-hosts.ts';
import { publishedHostFiles } from '../server/hosts/static-hosts.ts';
import { readEnvironment } from '../server/read-environment.ts';
import { runCommand } from './shared/run-command.ts';

await runCommand({
  usage:
    'Usage: npm run host-files      writes the header and server files of every host into dist.hosts/, for the settings in .env',
  options: {},
  run: () => {
    const environment = readEnvironment();
    const folder = 'dist.hosts';
    mkdirSync(join(root, folder), { recursive: true });
    for (const { name, text } of [
      ...publishedHostFiles(environment),
      ...serverHostFiles(environment),
    ]) {
      writeFileSync(join(root, folder, name), text);
      console.log(`${folder}/${name}`);
    }
  },
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../pipeline/paths.ts';
import { serverHostFiles } from '../server/hosts/nginx.ts';
import { publishedHostFiles } from '../server/hosts/static-hosts.ts';
import { parseEnvironment } from '../src/domain/settings/environment.ts';
import { readEnvironment } from '../server/read-environment.ts';
import { runCommand } from './shared/run-command.ts';

await runCommand({
  usage: `Usage: npm run host-files [-- OPTION]      header and server files of every host, for the settings of .env, into dist.hosts/
  --defaults  those of a site without settings, which are committed in deploy/`,
  options: { defaults: { type: 'boolean', default: false } },
  run: ({ defaults }) => {
    const environment = defaults ? parseEnvironment({}) : readEnvironment();
    const folder = defaults ? 'deploy' : 'dist.hosts';
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

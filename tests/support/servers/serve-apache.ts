import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { apacheFile } from '../../../server/hosts/apache.ts';
import { paths } from '../../../core/domain/pages.ts';
import { parseEnvironment } from '../../../core/domain/settings/environment.ts';
import { distFolder } from '../built-site.ts';
import { runServer } from './run-server.ts';

const modules = [
  'mpm_event',
  'authz_core',
  'autoindex',
  'deflate',
  'dir',
  'filter',
  'headers',
  'mime',
  'negotiation',
  'rewrite',
];

/** The configuration of a shared host, where only the `.htaccess` beside the pages is ours. */
const configuration = (folder: string, port: number) => `
ServerRoot ${folder}
ServerName site.example
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
ServerTokens Prod
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
DocumentRoot ${folder}/site
<Directory ${folder}/site>
  Options Indexes FollowSymLinks MultiViews
  AllowOverride All
  Require all granted
</Directory>
`;

/** Serves the built site with Apache for the whole run. */
export default async function serveWithApache(
  project: TestProject,
): Promise<() => Promise<void>> {
  const redirects = [{ from: '/old.patios', to: paths.services }];
  const { url, stop } = await runServer({
    program: 'apache2',
    install: 'apt-get install -y apache2, then npm run test:apache',
    configure(folder, port) {
      const site = join(folder, 'site');
      mkdirSync(site);
      for (const name of readdirSync(distFolder))
        symlinkSync(join(distFolder, name), join(site, name));
      writeFileSync(
        join(site, '.htaccess'),
        apacheFile(parseEnvironment({}), redirects),
      );
      writeFileSync(join(folder, 'apache.conf'), configuration(folder, port));
      return ['-D', 'FOREGROUND', '-f', join(folder, 'apache.conf')];
    },
  });
  project.provide('siteUrl', url);
  return stop;
}

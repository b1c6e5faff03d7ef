import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { caddyFile } from '../../../server/hosts/caddy.ts';
import { paths } from '../../../src/domain/pages.ts';
import { parseEnvironment } from '../../../src/domain/settings/environment.ts';
import { distFolder } from '../built-site.ts';
import { runServer } from './run-server.ts';

/** Serves the built site with Caddy for the whole run. */
export default async function serveWithCaddy(
  project: TestProject,
): Promise<() => Promise<void>> {
  const redirects = [{ from: '/old.patios', to: paths.services }];
  const { url, stop } = await runServer({
    program: 'caddy',
    install: 'apt-get install -y caddy, then npm run test:caddy',
    configure(folder, port) {
      const file = caddyFile(parseEnvironment({}), redirects)
        .replace(/^:80 \{/m, `:${port} {`)
        .replace('/var/www/site/current', distFolder);
      const options =
        '{\n\tadmin off\n\tauto_https off\n\tdefault_bind 127.0.0.1\n}\n';
      writeFileSync(join(folder, 'Caddyfile'), options + file);
      return [
        'run',
        '--adapter',
        'caddyfile',
        '--config',
        join(folder, 'Caddyfile'),
      ];
    },
  });
  project.provide('siteUrl', url);
  return stop;
}

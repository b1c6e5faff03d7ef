import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { caddyFile } from '../../../server/hosts/caddy.ts';
import { receiverPort } from '../../../server/hosts/host-names.ts';
import { paths } from '../../../core/domain/pages.ts';
import { parseEnvironment } from '../../../core/domain/settings/environment.ts';
import { distFolder } from '../built-site.ts';
import { runServer } from './run-server.ts';

interface StartOptions {
  /** Folder of the site. */
  readonly site: string;
  /** Port of the receiver. */
  readonly receiver?: number;
}

/**
 * Starts a real Caddy on a free local port, with the Caddyfile that `npm run host-files` writes.
 * @throws Error if Caddy is not installed
 */
export const startCaddy = ({ site, receiver = receiverPort }: StartOptions) =>
  runServer({
    program: 'caddy',
    install: 'apt-get install -y caddy, then npm run test:caddy',
    configure(folder, port) {
      const redirects = [{ from: '/old.patios', to: paths.services }];
      const file = caddyFile(parseEnvironment({}), redirects)
        .replace(/^:80 \{/m, `:${port} {`)
        .replace('/var/www/site/current', site)
        .replace(`127.0.0.1:${receiverPort}`, `127.0.0.1:${receiver}`);
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

/** Serves the built site with Caddy for the whole run. */
export default async function serveWithCaddy(
  project: TestProject,
): Promise<() => Promise<void>> {
  const { url, stop } = await startCaddy({ site: distFolder });
  project.provide('siteUrl', url);
  return stop;
}

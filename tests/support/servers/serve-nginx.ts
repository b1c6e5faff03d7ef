import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { receiverPort } from '../../../server/hosts/host-names.ts';
import { nginxFile } from '../../../server/hosts/nginx.ts';
import { paths } from '../../../core/domain/pages.ts';
import { parseEnvironment } from '../../../core/domain/settings/environment.ts';
import { distFolder } from '../built-site.ts';
import { runServer } from './run-server.ts';

/** The server's configuration around the site's nginx.conf, with every path inside `folder`. */
const surroundings = (folder: string) => `
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
events { worker_connections 256; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/site.conf;
}`;

interface StartOptions {
  /** Folder of the site. */
  readonly site: string;
  /**
   * Returns the files, by name, of the folder that the site's nginx.conf includes. `folder` is the
   * server's folder.
   */
  readonly additions?: (folder: string) => Readonly<Record<string, string>>;
  /** The site's host name; without one the server answers to every name. */
  readonly name?: string;
  /** Port of the receiver. */
  readonly receiver?: number;
}

/**
 * Starts a real nginx on free local ports, with the nginx.conf that `npm run host-files` writes and
 * a folder `challenges/` for ACME challenges.
 * @throws Error if nginx is not installed
 */
export async function startNginx({
  site,
  additions = () => ({}),
  name,
  receiver = receiverPort,
}: StartOptions) {
  let copy = () => {};
  const nginx = await runServer({
    program: 'nginx',
    install: 'apt-get install -y nginx, then npm run test:nginx',
    configure(folder, port) {
      const challenges = join(folder, 'challenges');
      const included = join(folder, 'site.d');
      mkdirSync(join(challenges, '.well-known/acme-challenge'), {
        recursive: true,
      });
      mkdirSync(included);
      for (const [file, text] of Object.entries(additions(folder)))
        writeFileSync(join(included, file), text);
      const environment = parseEnvironment({
        VITE_SITE_URL: name === undefined ? '' : `https://${name}`,
      });
      const file = nginxFile(environment, [
        { from: '/old.patios', to: paths.services },
      ])
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replace('listen [::]:80;', `listen [::1]:${port};`)
        .replace('/var/www/site/current', site)
        .replace(`127.0.0.1:${receiverPort}`, `127.0.0.1:${receiver}`)
        .replace('/etc/nginx/site.d', included)
        .replace('/var/www/challenges', challenges);
      copy = () => writeFileSync(join(folder, 'site.conf'), file);
      copy();
      writeFileSync(join(folder, 'nginx.conf'), surroundings(folder));
      const log = join(folder, 'error.log');
      return ['-c', join(folder, 'nginx.conf'), '-e', log];
    },
  });
  return {
    ...nginx,
    /**
     * Writes the site's nginx.conf again, as after a change of settings, and makes nginx reload it.
     */
    copyAgain() {
      copy();
      nginx.server.kill('SIGHUP');
    },
  };
}

/** Serves the built site with nginx for the whole run. */
export default async function serveBuiltSite(
  project: TestProject,
): Promise<() => Promise<void>> {
  const { url, stop } = await startNginx({ site: distFolder });
  project.provide('siteUrl', url);
  return stop;
}

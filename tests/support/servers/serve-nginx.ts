import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { nginxFile } from '../../../server/hosts/nginx.ts';
import { paths } from '../../../src/domain/pages.ts';
import { parseEnvironment } from '../../../src/domain/settings/environment.ts';
import { distFolder } from '../built-site.ts';
import { freePort } from './listen.ts';

const WAIT_MS = 100;
const MAX_WAITS = 50;

/** What surrounds the site's file on a server, with every path inside `folder`. */
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
  /** Files for the folder that the site's file includes, by name; given the server's own folder. */
  readonly additions?: (folder: string) => Readonly<Record<string, string>>;
  /** The site's host name; it answers to every name unless said. */
  readonly name?: string;
}

interface RunningNginx {
  readonly port: number;
  readonly url: string;
  /** Folder of its own, with `challenges/` in it. */
  readonly folder: string;
  /** Puts the site's file there once more, as after a change of settings, and has it read. */
  readonly copyAgain: () => void;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a real nginx with the nginx.conf of `npm run host-files`, on free ports of this machine.
 * @throws Error where no nginx is installed
 */
export async function startNginx({
  site,
  additions = () => ({}),
  name,
}: StartOptions): Promise<RunningNginx> {
  if (spawnSync('nginx', ['-v']).error) {
    throw new Error(
      'These tests need nginx: install it (Debian and Ubuntu: apt-get install -y nginx; macOS: brew install nginx) and run npm run test:nginx again.',
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  const port = await freePort();
  const challenges = join(folder, 'challenges');
  const included = join(folder, 'site.d');
  for (const made of [join(challenges, '.well-known/acme-challenge'), included])
    mkdirSync(made, { recursive: true });
  for (const [name, text] of Object.entries(additions(folder)))
    writeFileSync(join(included, name), text);
  const environment = parseEnvironment({
    VITE_SITE_URL: name === undefined ? '' : `https://${name}`,
  });
  const file = nginxFile(environment, [
    { from: '/old.patios', to: paths.services },
  ])
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', `listen [::1]:${port};`)
    .replace('/var/www/site/current', site)
    .replace('/etc/nginx/site.d', included)
    .replace('/var/www/challenges', challenges);
  const copy = () => writeFileSync(join(folder, 'site.conf'), file);
  copy();
  writeFileSync(join(folder, 'nginx.conf'), surroundings(folder));
  const nginx = spawn(
    'nginx',
    ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    {
      stdio: 'inherit',
    },
  );
  const url = `http://127.0.0.1:${port}`;
  for (
    let waits = 0;
    !(await fetch(url, { redirect: 'manual' }).catch(() => undefined));
    waits += 1
  ) {
    if (waits === MAX_WAITS || nginx.exitCode !== null)
      throw new Error('nginx did not start: what it complains of is above');
    await sleep(WAIT_MS);
  }
  return {
    port,
    url,
    folder,
    copyAgain() {
      copy();
      nginx.kill('SIGHUP');
    },
    async stop() {
      const ended = new Promise((resolve) => nginx.once('exit', resolve));
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Serves the built site with it for the whole run. */
export default async function serveBuiltSite(
  project: TestProject,
): Promise<() => Promise<void>> {
  const { url, stop } = await startNginx({ site: distFolder });
  project.provide('siteUrl', url);
  return stop;
}
